import { describe, expect, it } from 'vitest';
import { withAnchor, withQuery } from './complete-href.ts';

describe('withAnchor', () => {
  it('leads to a place on the page, whatever the link has of its own', () => {
    expect(withAnchor('/notices', 'notice-7')).toBe('/notices#notice-7');
    expect(withAnchor('/notices?level=all#list', 'notice-7')).toBe('/notices?level=all#notice-7');
    expect(withAnchor('#list', 'notice-7')).toBe('#notice-7');
  });

  it('leaves calls and mails alone', () => {
    for (const href of ['tel:+912055500142', 'mailto:office@example.org'])
      expect(withAnchor(href, 'notice-7')).toBe(href);
  });
});

describe('withQuery', () => {
  it('asks besides what the link asks already, before its anchor', () => {
    expect(withQuery('/registration', { class: 'Class 1 & 2' })).toBe('/registration?class=Class+1+%26+2');
    expect(withQuery('/registration?from=site#form', { class: 'V' })).toBe('/registration?from=site&class=V#form');
    expect(withQuery('/registration?class=I', { class: 'V' })).toBe('/registration?class=V');
  });

  it('leaves calls and mails alone', () => {
    for (const href of ['tel:+912055500142', 'mailto:office@example.org?subject=Admission'])
      expect(withQuery(href, { class: 'V' })).toBe(href);
  });
});
