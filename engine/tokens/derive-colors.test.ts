import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';
import { deriveColors } from './derive-colors.ts';
import { oklchOf } from './oklab.ts';
import { parseColor, type Rgb } from './rgba.ts';

const theme = {
  'color.primary': '#AE3317',
  'color.primary-hover': '#8C2710',
  'color.primary-tint': '#FDE7DF',
  'color.on-primary': '#FFFFFF',
  'color.ink': '#2A1A12',
};
const rgb = (css: string | undefined): Rgb => parseColor(css ?? '')?.rgb ?? [0, 0, 0];
const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

describe('deriveColors', () => {
  it('gives a colour that did not change what it had', () => {
    const { 'color.primary': primary } = theme;
    expect(deriveColors(theme, { 'color.primary': primary })).toEqual({
      'color.primary-hover': '#8C2710',
      'color.primary-tint': '#FDE7DF',
      'color.on-primary': '#FFFFFF',
    });
  });

  it('follows the hue of the school', () => {
    const derived = deriveColors(theme, { 'color.primary': '#1D3A8A' });
    const hues = ['color.primary-hover', 'color.primary-tint'].map((name) => oklchOf(rgb(derived[name])).h);
    for (const hue of hues) expect(Math.abs(hue - oklchOf(rgb('#1D3A8A')).h)).toBeLessThan(0.35);
    expect(derived['color.on-primary']).toBe('#FFFFFF');
    expect(oklchOf(rgb(derived['color.primary-hover'])).l).toBeLessThan(oklchOf(rgb('#1D3A8A')).l);
  });

  it('leaves alone what the school chose itself, and what has no relatives', () => {
    const chosen = { 'color.primary': '#1D3A8A', 'color.primary-hover': '#000000', 'color.ink': '#111111' };
    expect(Object.keys(deriveColors(theme, chosen))).toEqual(['color.primary-tint', 'color.on-primary']);
    expect(deriveColors(theme, { 'color.none': '#111111', 'color.primary': 'red' })).toEqual({});
  });

  it('turns the text over where the base became too light for it', () => {
    expect(
      contrastRatio(rgb(deriveColors(theme, { 'color.primary': '#FFE08A' })['color.on-primary']), rgb('#FFE08A')),
    ).toBeGreaterThan(4.5);
  });

  it('writes a text that can be read on the base, whatever it is', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const derived = deriveColors(theme, { 'color.primary': color });
        expect(contrastRatio(rgb(derived['color.on-primary']), rgb(color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
