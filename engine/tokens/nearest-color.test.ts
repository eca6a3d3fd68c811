import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extent } from '#tests/support/extent.ts';
import { contrastRatio, leastRatio, over, showRatio } from './contrast-ratio.ts';
import { atLightness, type Demand, meets, nearestColor } from './nearest-color.ts';
import { oklchOf, rgbOfOklch } from './oklab.ts';
import { black, colorOf, hexOf, parseColor, type Rgb, rgbaOf, roundRgb, white } from './rgba.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.tuple(channel, channel, channel);
const anyDemand = fc.record({ against: anyRgb, min: fc.constantFrom(3, 4.5, 7) });
const hex = (css: string): Rgb => parseColor(css)?.rgb ?? [NaN, NaN, NaN];

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#FFFFFF', '21.00'],
    ['#767676', '#FFFFFF', '4.54'],
    ['#777777', '#FFFFFF', '4.47'],
    ['#FF0000', '#FFFFFF', '3.99'],
    ['#AE3317', '#AE3317', '1.00'],
  ])('of %s and %s is %s', (one, other, ratio) => expect(showRatio(contrastRatio(hex(one), hex(other)))).toBe(ratio));

  it('gives the known 4.48 of #777777, which is cut off to 4.47', () =>
    expect(contrastRatio(hex('#777777'), white)).toBeCloseTo(4.478, 3));

  it('is the same both ways round, from 1 to 21', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(contrastRatio(other, one)).toBe(ratio);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('is asked of a translucent colour over what it stands on', () => {
    expect(over({ rgb: black, alpha: 0.5 }, white)).toEqual([127.5, 127.5, 127.5]);
    expect(over({ rgb: black, alpha: 0 }, [10, 20, 30])).toEqual([10, 20, 30]);
  });
});

describe('leastRatio', () => {
  it('is met over every picture that may lie under a scrim', () => {
    const alpha = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyRgb, anyRgb, alpha, anyRgb, (text, rgb, part, picture) => {
        const surface = { rgb, alpha: part };
        const least = leastRatio({ rgb: text, alpha: 1 }, surface);
        expect(contrastRatio(text, over(surface, picture))).toBeGreaterThanOrEqual(least - 1e-9);
      }),
    );
  });

  it('gives white text 4.5 on black at 55 %, and less below', () => {
    const onBlack = (alpha: number): number => leastRatio({ rgb: white, alpha: 1 }, { rgb: black, alpha });
    expect(onBlack(0.55)).toBeGreaterThanOrEqual(4.5);
    expect(onBlack(0.53)).toBeLessThan(4.5);
  });
});

describe('OKLCH', () => {
  it('has the known values of sRGB red', () => {
    const { l, c, h } = oklchOf([255, 0, 0]);
    expect([l, c, (h * 180) / Math.PI].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  });

  it('comes back to the colour it was made of', () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        expect(roundRgb(rgbOfOklch(oklchOf(rgb)))).toEqual(rgb);
      }),
    );
  });

  it('keeps its hue where sRGB has not so much chroma', () => {
    const blue = oklchOf([0, 0, 255]);
    const light = oklchOf(rgbOfOklch({ ...blue, l: 0.9 }));
    expect(light.h).toBeCloseTo(blue.h, 2);
    expect(light.c).toBeLessThan(blue.c);
  });
});

describe('colours as text', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(anyRgb, (rgb) => {
        expect(parseColor(hexOf(rgb))).toEqual({ rgb, alpha: 1 });
        expect(rgbaOf(colorOf(rgb))).toEqual({ rgb, alpha: 1 });
      }),
    );
    expect(parseColor('rgb(1 2 3 / 0.5)')).toEqual({ rgb: [1, 2, 3], alpha: 0.5 });
  });

  it.each(['red', '#fff', '#12345g', 'rgb(1, 2, 3)', ''])('are not read from %j', (text) =>
    expect(parseColor(text)).toBeUndefined(),
  );
});

describe('nearestColor', () => {
  it('leaves a colour alone that passes', () =>
    expect(nearestColor(hex('#767676'), [{ against: white, min: 4.5 }])).toEqual(hex('#767676')));

  it('darkens a grey by one step', () =>
    expect(hexOf(nearestColor(hex('#777777'), [{ against: white, min: 4.5 }]) ?? white)).toBe('#767676'));

  it('goes the shorter way', () => {
    const middle: Demand = { against: hex('#777777'), min: 3 };
    expect(hexOf(nearestColor(hex('#CCCCCC'), [middle]) ?? black)).toBe('#D4D4D4');
    expect(nearestColor(hex('#222222'), [{ ...middle, min: 4.5 }])).toEqual([6, 6, 6]);
  });

  it('says that there is none', () => {
    expect(nearestColor([9, 9, 9], [{ against: hex('#777777'), min: 7 }])).toBeUndefined();
    const both = [white, black].map((against) => ({ against, min: 4.6 }));
    expect(nearestColor([9, 9, 9], both)).toBeUndefined();
  });

  /** The least change of lightness that passes, found by looking at every step. */
  const scan = (rgb: Rgb, demands: readonly Demand[]): number | undefined => {
    const from = oklchOf(rgb);
    const changes = Array.from({ length: 2041 }, (_, i) => atLightness(from, i / 2040))
      .filter((candidate) => meets(candidate, demands))
      .map((candidate) => Math.abs(oklchOf(candidate).l - from.l));
    return changes.length > 0 ? Math.min(...changes) : undefined;
  };

  it('passes always, and is the nearest that a scan of every lightness finds', () => {
    let found = 0;
    fc.assert(
      fc.property(anyRgb, fc.array(anyDemand, { minLength: 1, maxLength: 3 }), (rgb, demands) => {
        const nearest = nearestColor(rgb, demands);
        const least = scan(rgb, demands);
        if (!nearest) {
          expect(least).toBeUndefined();
          return;
        }
        found++;
        expect(meets(nearest, demands)).toBe(true);
        const change = Math.abs(oklchOf(nearest).l - oklchOf(rgb).l);
        if (least !== undefined) expect(change).toBeLessThanOrEqual(least + 1 / 255);
      }),
      { numRuns: extent(100, 1000) },
    );
    expect(found).toBeGreaterThan(20);
  });
});
