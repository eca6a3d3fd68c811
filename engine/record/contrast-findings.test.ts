import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { compiled } from '../testing/page.ts';
import { testSections } from '../testing/sections.tsx';
import { black, colorOf, parseColor } from '../tokens/rgba.ts';
import { contrastFindings } from './contrast-findings.ts';

const page = { tokens: [], contrast: [{ text: 'color.visited', on: 'color.canvas', min: 3 }] };
const found = (tokens: Readonly<Record<string, string>>, preset: string | null = null) =>
  contrastFindings(compiled(), { preset, tokens, sections: testSections, page });

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

/** A colour token that may ask for contrast. */
const tone = (color: string, on?: string): string => {
  const value = `"$value": ${JSON.stringify(colorOf(parseColor(color)?.rgb ?? black))}`;
  return on
    ? `{ ${value}, "$extensions": { "schoolyard": { "contrast": { "on": [${on}], "min": 4.5 } } } }`
    : `{ ${value} }`;
};

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

  it('suggests a colour whose own hover and tint pass as well', () => {
    const text = edited(
      '"ink": {',
      `"tone": ${tone('#AE3317', '"{color.canvas}", "{color.tone-tint}"')},
       "on-tone": ${tone('#FFFFFF', '"{color.tone}", "{color.tone-hover}"')},
       "tone-hover": ${tone('#8C2710')}, "tone-tint": ${tone('#FDE7DF')},
       "ink": {`,
    );
    const theme = compiled(text);
    const options = { preset: null, sections: testSections, page };
    fc.assert(
      fc.property(hex, (color) => {
        const [finding] = contrastFindings(theme, { ...options, tokens: { 'color.tone': color } });
        if (!finding) return;
        expect(finding.token).toBe('color.tone');
        expect(finding.nearest).toBeDefined();
        const tokens = { 'color.tone': finding.nearest ?? '' };
        expect(contrastFindings(theme, { ...options, tokens })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('suggests a colour that passes, whatever a school chooses', () => {
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
