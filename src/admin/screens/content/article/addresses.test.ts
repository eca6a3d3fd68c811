import { describe, expect, it } from 'vitest';
import { sanitizeInPlace } from '#server/core/html/sanitize.ts';
import { addressOf, filmAddressOf, isAllowedAddress, plainAddressOf } from './addresses.ts';

describe('the address of a link', () => {
  it.each([
    ['https://cbse.gov.in/circulars', 'https://cbse.gov.in/circulars'],
    [' www.cbse.gov.in ', 'https://www.cbse.gov.in'],
    ['cbse.gov.in/a?b=1', 'https://cbse.gov.in/a?b=1'],
    ['office@greenfield.example', 'mailto:office@greenfield.example'],
    ['mailto:office@greenfield.example', 'mailto:office@greenfield.example'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['/contact', '/contact'],
    ['#fees', '#fees'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['the notice board', undefined],
    ['', undefined],
  ])('of %j is %j', (typed, address) => {
    expect(addressOf(typed)).toBe(address);
    if (address !== undefined) expect(isAllowedAddress(address)).toBe(true);
  });

  it.each([
    'https://a.example',
    'mailto:a@b.example',
    '/a',
    'a.html',
    'javascript:alert(1)',
    ' java\nscript:x',
    '//a.example',
    'data:x',
  ])('is allowed as the sanitiser allows it: %j', (href) => {
    const isKept = sanitizeInPlace(`<a href="${href}">a</a>`).includes('href');
    expect(isAllowedAddress(href)).toBe(isKept);
  });
});

it.each([
  ['https://cbse.gov.in/circulars', 'https://cbse.gov.in/circulars'],
  ['www.cbse.gov.in', 'https://www.cbse.gov.in'],
  ['office@greenfield.example', 'mailto:office@greenfield.example'],
  ['cbse.gov.in', undefined],
  ['https://', undefined],
  ['@greenfield', undefined],
  ['9876543210', undefined],
  ['/contact', undefined],
  ['www.cbse.gov.in is new', undefined],
  ['javascript:alert(1)@www.cbse.gov.in', undefined],
])('the plain address %j is %j', (word, address) => expect(plainAddressOf(word)).toBe(address));

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://vimeo.com/12345678901', undefined],
  ['https://www.youtube.com/', undefined],
])('the film at %j is %j', (typed, film) => expect(filmAddressOf(typed)).toBe(film));
