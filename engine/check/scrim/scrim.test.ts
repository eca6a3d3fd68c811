import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { fixed, prove } from '../../testing/prove.ts';
import { scrim } from './index.ts';

const withScrim = (alpha: number): string =>
  edited(
    '"$type": "color",',
    `"$type": "color", "scrim": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": ${alpha} } },`,
  );
const list = { contrast: ['color.canvas', 'color.ink'].map((text) => ({ text, on: 'color.scrim', min: 3 })) };

describe('scrim', () => {
  it('finds nothing where 55 % are covered, nor where no text stands on it', () => {
    expect(prove(scrim, withScrim(0.55), { list })).toEqual([]);
    expect(prove(scrim, withScrim(0.1))).toEqual([]);
  });

  it('finds a scrim that covers too little, once, and fixes it', () => {
    const text = withScrim(0.4);
    const findings = prove(scrim, text, { list });
    expect(findings).toMatchObject([
      {
        rule: 'THM052',
        pointer: '/tokens/color/scrim/$value',
        message: '"color.scrim" covers only 40 % of what lies under it, and "color.canvas" stands on it.',
        expected: 'an alpha of at least 0.55',
        actual: '0.4',
      },
    ]);
    expect(fixed(text, findings)).toBe(withScrim(0.55));
  });

  it('follows an alias to the colour, and reads what the theme itself declares', () => {
    const text = withScrim(0.2)
      .replace('"scrim":', '"veil": { "$value": "{color.scrim}" }, "scrim":')
      .replace('"on": ["{color.canvas}"]', '"on": ["{color.veil}"]');
    expect(prove(scrim, text).map(({ pointer }) => pointer)).toEqual(['/tokens/color/scrim/$value']);
  });
});
