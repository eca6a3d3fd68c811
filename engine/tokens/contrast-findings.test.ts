import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { contrastFindings } from './contrast-findings.ts';

const page = { tokens: [], contrast: [{ text: 'color.visited', on: 'color.canvas', min: 3 }] };
const found = (tokens: Readonly<Record<string, string>>, preset: string | null = null) =>
  contrastFindings(compiled(), { preset, tokens, sections: testSections, page });

describe('contrastFindings', () => {
  it('has none for colours that pass, nor for none', () => {
    expect(found({})).toEqual([]);
    expect(found({ 'color.ink': '#123456', 'size.gap': '#FFFFFF', 'color.none': '#FFFFFF' }, 'quiet')).toEqual([]);
  });

  it('names the school’s colour, the weakest pair and the nearest colour', () => {
    expect(found({ 'color.ink': '#999999' })).toEqual([
      {
        token: 'color.ink',
        text: 'color.ink',
        on: 'color.canvas',
        ratio: expect.closeTo(2.85, 2),
        min: 4.5,
        nearest: '#767676',
      },
    ]);
  });

  it('is at what the school changed, be it the surface', () => {
    expect(found({ 'color.canvas': '#101010' }, 'quiet').map(({ token }) => token)).toEqual(['color.canvas']);
  });

  it('suggests a colour that passes, whatever a school chooses', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const hex = fc
      .tuple(channel, channel, channel)
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom('color.ink', 'color.canvas', 'color.visited'), (color, name) => {
        for (const { token, nearest } of found({ [name]: color })) {
          expect(token).toBe(name);
          expect(nearest).toBeDefined();
          expect(found({ [name]: nearest ?? '' })).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
