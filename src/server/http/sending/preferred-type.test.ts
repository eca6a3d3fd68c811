import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferredType } from './preferred-type.ts';

const offered = ['application/problem+json', 'application/json', 'text/html'] as const;

describe('the type that a client would rather have', () => {
  it.each([
    [undefined, 'application/problem+json'],
    ['', undefined],
    ['*/*', 'application/problem+json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['application/json, text/html', 'application/json'],
    ['text/html, application/json', 'text/html'],
    ['text/html;q=0.8, application/json;q=0.9', 'application/json'],
    ['text/html;q=0.5, */*', 'application/problem+json'],
    ['*/*, text/html', 'text/html'],
    ['text/*', 'text/html'],
    ['TEXT/HTML ; charset=utf-8 ; Q=1', 'text/html'],
    ['text/html;q=0', undefined],
    ['text/html;q=0, */*;q=0.1', 'application/problem+json'],
    ['text/html;q=2, application/json;q=x', undefined],
    ['xtext/html, text/htmlx, text', undefined],
    ['image/png', undefined],
  ])('of "%s" is %s', (accept, type) => {
    expect(preferredType(accept, offered)).toBe(type);
  });

  it('is offered and not refused, whatever the header', () => {
    const piece = fc.constantFrom('text/html', 'application/json', '*/*', 'text/*', ';q=', '0', '0.5', '1', ',', ' ');
    const header = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(header, (accept) => {
        expect([...offered, undefined]).toContain(preferredType(accept, offered));
      }),
    );
  });

  it('has the highest quality of those that are named, in whatever order and with whatever else', () => {
    const quality = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    const named = fc.tuple(quality, quality, quality).chain(([a, b, c]) =>
      fc.shuffledSubarray(
        [
          [offered[0], a],
          [offered[1], b],
          [offered[2], c],
        ] as const,
        { minLength: 1 },
      ),
    );
    fc.assert(
      fc.property(named, fc.constantFrom('', 'image/png, ', 'x, '), (ranges, before) => {
        const accept = before + ranges.map(([type, q]) => `${type};v=1;q=${q}`).join(', ');
        const type = preferredType(accept, offered);
        const most = Math.max(...ranges.map(([, q]) => q));
        const first = ranges.find(([, q]) => q === most)?.[0];
        expect(type).toBe(most > 0 ? first : undefined);
      }),
    );
  });
});
