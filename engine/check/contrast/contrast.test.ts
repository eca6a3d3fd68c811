import { describe, expect, it } from 'vitest';
import type { Problem } from '../../problem.ts';
import type { ContrastPair } from '../../section.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { fixed, prove } from '../../testing/prove.ts';
import { contrast } from './index.ts';

const value = (hex: string, more = ''): string => {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return `{ "colorSpace": "srgb", "components": [${components.join(', ')}]${more} }`;
};
/** The base theme with more colours, before its own. */
const withColors = (colors: Readonly<Record<string, string>>): string => {
  const tokens = Object.entries(colors).map(([name, hex]) => `"${name}": { "$value": ${value(hex)} },`);
  return edited('"$type": "color",', `"$type": "color",\n${tokens.join('\n')}`);
};
const ink = (hex: string, more = ''): string =>
  edited('{ "colorSpace": "srgb", "components": [0, 0, 0] }', value(hex, more));
const pairs = (...list: [string, string, number][]): ContrastPair[] =>
  list.map(([text, on, min]) => ({ text, on, min }));
const reported = (findings: readonly Problem[]): unknown =>
  findings.map(({ pointer, message, suggestion }) => [pointer, message, suggestion]);

describe('contrast', () => {
  it('finds nothing where every pair passes', () => expect(prove(contrast, baseTheme)).toEqual([]));

  it('names the pair that the theme declares, at the text’s colour, with the nearest that passes', () => {
    const text = ink('#777777');
    const findings = prove(contrast, text);
    expect(reported(findings)).toEqual([
      [
        '/tokens/color/ink/$value',
        '"color.ink" on "color.canvas" has a contrast of 4.47, and 4.5 is needed.',
        '#767676',
      ],
    ]);
    expect(findings[0]).toMatchObject({ rule: 'THM050', expected: '4.5:1', actual: '4.47:1' });
    expect(fixed(text, findings)).toContain('"components": [0.4627, 0.4627, 0.4627], "hex": "#767676"');
    expect(prove(contrast, fixed(text, findings))).toEqual([]);
  });

  it('follows aliases to the colour, and is one finding for all pairs of one colour', () => {
    const list = { contrast: pairs(['color.visited', 'color.canvas', 7], ['color.link', 'color.canvas', 3]) };
    const text = ink('#767676');
    const findings = prove(contrast, text, { list });
    expect(reported(findings)).toEqual([
      [
        '/tokens/color/ink/$value',
        '"color.visited" on "color.canvas" has a contrast of 4.54, and 7 is needed.',
        '#595959',
      ],
    ]);
    expect(prove(contrast, fixed(text, findings), { list })).toEqual([]);
  });

  it('leaves alone the section types that the theme does not use', () => {
    const unused = baseTheme.replaceAll('"type": "list"', '"type": "headline"');
    const list = { contrast: pairs(['color.canvas', 'color.canvas', 7]) };
    expect(prove(contrast, unused, { list }).filter(({ rule }) => rule === 'THM050')).toEqual([]);
  });

  it('is one finding at the surface where a surface is what is wrong', () => {
    const text = withColors({ a: '#333333', b: '#444444', c: '#555555', dark: '#222222' });
    const list = { contrast: ['a', 'b', 'c'].map((name) => ({ text: `color.${name}`, on: 'color.dark', min: 4.5 })) };
    const findings = prove(contrast, text, { list });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/tokens/color/dark/$value']);
    expect(findings[0]?.message).toMatch(/; too weak as well: "color\.b" on "color\.dark", "color\.c" on/);
    expect(prove(contrast, fixed(text, findings), { list })).toEqual([]);
  });

  it('is two findings where two texts are wrong on a surface that others stand on well', () => {
    const text = withColors({ a: '#CCCCCC', b: '#DDDDDD', c: '#222222', d: '#111111' });
    const list = {
      contrast: ['a', 'b', 'c', 'd'].map((name) => ({ text: `color.${name}`, on: 'color.canvas', min: 4.5 })),
    };
    const findings = prove(contrast, text, { list });
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/tokens/color/a/$value', '/tokens/color/b/$value']);
    expect(prove(contrast, fixed(text, findings), { list })).toEqual([]);
  });

  it('is at the preset’s colour, also where only an alias of it is in a pair', () => {
    const text = edited('"color.ink": "#101010"', '"color.ink": "#999999"');
    const findings = prove(contrast, text, { list: { contrast: pairs(['color.link', 'color.canvas', 4.5]) } });
    expect(reported(findings)).toEqual([
      [
        '/presets/quiet/tokens/color.ink',
        'In the preset "quiet", "color.ink" on "color.canvas" has a contrast of 2.84, and 4.5 is needed; too weak as well: "color.link" on "color.canvas".',
        '#767676',
      ],
    ]);
    expect(fixed(text, findings)).toContain('"color.ink": "#767676"');
  });

  it('says once what the theme and its presets have in common', () => {
    const text = ink('#777777').replace('"color.ink": "#101010"', '"color.canvas": "#FEFEFE"');
    expect(prove(contrast, text).map(({ pointer }) => pointer)).toEqual(['/tokens/color/ink/$value']);
  });

  it('counts a translucent text as it is seen', () => {
    expect(prove(contrast, ink('#000000', ', "alpha": 0.6'))).toEqual([]);
    const faint = ink('#000000', ', "alpha": 0.3');
    const findings = prove(contrast, faint);
    expect(reported(findings)).toEqual([
      [
        '/tokens/color/ink/$value',
        '"color.ink" on "color.canvas" has a contrast of 2.10, and 4.5 is needed.',
        '#000000',
      ],
    ]);
    expect(prove(contrast, fixed(faint, findings))).toEqual([]);
  });

  it('takes what a scrim stands on for any picture', () => {
    const onScrim = (hex: string, alpha: number): readonly Problem[] =>
      prove(contrast, edited('{ "colorSpace": "srgb", "components": [1, 1, 1] }', value(hex, `, "alpha": ${alpha}`)));
    expect(onScrim('#FFFFFF', 0.55)).toEqual([]);
    expect(reported(onScrim('#FFFFFF', 0.5))).toEqual([]);
    expect(onScrim('#808080', 0.9).map(({ actual }) => actual)).toEqual(['4.44:1']);
    expect(onScrim('#101010', 0.9).map(({ actual }) => actual)).toEqual(['1.09:1']);
  });

  it('says where no colour would do', () => {
    const list = { contrast: pairs(['color.ink', 'color.link', 4.5]) };
    const [finding, ...others] = prove(contrast, baseTheme, { list });
    expect(others).toEqual([]);
    expect(finding?.message).toBe(
      '"color.ink" on "color.link" has a contrast of 1.00, and 4.5 is needed. No lightness of "color.ink" would meet all its pairs: change the other colour too.',
    );
    expect(finding).not.toHaveProperty('fix');
  });

  it('leaves alone a colour that has a finding', () => {
    const text = edited('"components": [0, 0, 0]', '"components": [0, 0, 7]');
    expect(prove(contrast, text).map(({ rule }) => rule)).toEqual(['THM013']);
  });
});
