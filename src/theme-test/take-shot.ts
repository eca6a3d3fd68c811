import { measureFocus, scrollDown } from './in-page.ts';
import type { Shot } from './result.ts';
import { heightOf, type Tab, widths } from './tab.ts';

/** A page is pictured down to here, in CSS pixels. */
export const pictureDepth = 6000;
/** A part of a page is pictured so far. */
const partDepth = 2400;

const quality = 45;

/** How much smaller a picture is than the page: by window, of a base state and of any other. Reports hold hundreds. */
const scales: ReadonlyMap<number, { readonly base: number; readonly other: number }> = new Map([
  [widths.phone, { base: 0.75, other: 0.6 }],
  [widths.tablet, { base: 0.5, other: 0.3 }],
  [widths.desktop, { base: 0.4, other: 0.2 }],
]);

/** How much is shown above the sections that a picture is about. */
const margin = 120;

interface ShotOptions {
  readonly width: number;
  readonly kind: 'base' | 'other';
  /** The keys of the sections to show; none: the page from its top. */
  readonly focus: readonly string[];
}

/**
 * A picture of a base state's whole page, down to `pictureDepth`, or of the part in which another state differs: on a
 * phone all of it, on wider windows as much as they show at once. What reaches beyond a window is laid out twice.
 */
export const takeShot = async ({ page, cdp }: Tab, { width, kind, focus }: ShotOptions): Promise<Shot> => {
  const { full, top, bottom } = await page.evaluate(measureFocus, focus);
  const window = heightOf(width);
  const depths = { base: pictureDepth, other: width === widths.phone ? partDepth : window };
  const start = kind === 'base' ? 0 : Math.max(0, top - margin);
  const height = Math.min(kind === 'base' ? full : bottom + margin - start, full - start, depths[kind]);
  const scale = scales.get(width)?.[kind] ?? 1;
  const isWithin = height <= window;
  const y = isWithin ? await page.evaluate(scrollDown, start) : start;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: !isWithin,
    clip: { x: 0, y, width, height, scale },
  });
  if (isWithin) await page.evaluate(scrollDown, 0);
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { width, pixels, data, cut: y > 0 || full > y + height };
};
