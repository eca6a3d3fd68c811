// Only the picture process may load this file; the others call `picture-process.ts`.
import sharp, { type OverlayOptions } from 'sharp';
import { cardLogo, cardSvg } from './card-svg.ts';
import { iconSvg, logoShare } from './icon-svg.ts';
import type { Identity } from './identity.ts';
import { openOutlines } from './outlines.ts';

interface Drawing {
  readonly identity: Identity;
  /** The folder of the fonts that the build has made for this. */
  readonly fonts: string;
  /** The logo's file, if there is one. */
  readonly logo?: Uint8Array | undefined;
}

export interface CardDrawing extends Drawing {
  /** An article's; empty for the site's own card. */
  readonly title: string;
}

export interface IconDrawing extends Drawing {
  /** Pixels. */
  readonly side: number;
  readonly full: boolean;
}

/** A card of 1200 × 630 pixels as PNG. */
export const drawCard = async ({ identity, fonts, logo, title }: CardDrawing): Promise<Buffer> => {
  const outlines = await openOutlines(fonts, identity.family);
  const { left, top, side, inset } = cardLogo;
  const svg = cardSvg({ identity, title, outlines, withLogo: logo !== undefined });
  const mark = logo && { input: await contained(logo, side - 2 * inset), left: left + inset, top: top + inset };
  return rendered(svg, mark);
};

/** A square icon as PNG. */
export const drawIcon = async ({ identity, fonts, logo, side, full }: IconDrawing): Promise<Buffer> => {
  const outlines = await openOutlines(fonts, identity.family);
  const svg = iconSvg({ identity, outlines, side, full, withLogo: logo !== undefined });
  const logoSide = Math.round(side * logoShare(full));
  const margin = Math.round((side - logoSide) / 2);
  return rendered(svg, logo && { input: await contained(logo, logoSide), left: margin, top: margin });
};

const contained = (picture: Uint8Array, side: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

const rendered = (svg: string, mark: OverlayOptions | undefined): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .composite(mark ? [mark] : [])
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer();
