import { fitText } from './fit-text.ts';
import type { Identity } from './identity.ts';
import { motifOf } from './motifs.ts';
import type { Outlines } from './outlines.ts';

/** Where the logo stands on a card, in pixels. */
export const cardLogo = { left: 84, top: 84, side: 120, inset: 14 } as const;

interface CardOptions {
  readonly identity: Identity;
  /** An article's; the site's own card has its name in its place. */
  readonly title: string;
  readonly outlines: Outlines;
  /** Whether a logo is laid on its tile afterwards. */
  readonly withLogo: boolean;
}

const textLeft = 84;

/** A card as SVG: the title set large, the mark and the name of the school, and the theme's motif. */
export const cardSvg = ({ identity, title, outlines, withLogo }: CardOptions): string => {
  const { colors, motif, name, host } = identity;
  const framed = motif === 'frame';
  const [ground, text] = framed ? [colors.canvas, colors.primary] : [colors.primary, colors.onPrimary];
  const { size, lines } = fitText({
    text: title || name,
    outlines,
    width: framed ? 1030 : 730,
    sizes: [96, 84, 72, 62, 54, 48],
    maxLines: framed ? 3 : 4,
    // Below the mark.
    height: 255,
  });
  const leading = size * 1.12;
  const bottom = 492;
  const first = bottom - (lines.length - 1) * leading;
  const kicker = title ? fitText({ text: name, outlines, width: 860, sizes: [38, 32], maxLines: 1 }) : undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="${ground}"/>${motifOf(identity)}` +
    markTile({ identity, outlines, withLogo }) +
    `<g fill="${framed ? colors.ink : text}">${kicker ? outlines.paths(kicker.lines[0] ?? '', { x: 232, y: 158, size: kicker.size }) : ''}</g>` +
    `<g fill="${text}">${lines
      .map((line, at) => outlines.paths(line, { x: textLeft, y: first + at * leading, size }))
      .join('')}</g>` +
    `<rect x="${textLeft}" y="540" width="96" height="6" fill="${colors.accent}"/>` +
    `<g fill="${framed ? colors.ink : text}">${outlines.paths(host, { x: textLeft + 116, y: 552, size: 26 })}</g></svg>`
  );
};

const markTile = ({ identity, outlines, withLogo }: Omit<CardOptions, 'title'>): string => {
  const { colors, initials, motif } = identity;
  const { left, top, side } = cardLogo;
  const corner = motif === 'frame' ? 0 : 28;
  const tile = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${corner}" fill="${withLogo ? '#fff' : colors.accent}"/>`;
  if (withLogo) return tile;
  const size = 56;
  const x = left + (side - outlines.width(initials, size)) / 2;
  return `${tile}<g fill="${colors.onAccent}">${outlines.paths(initials, { x, y: top + side / 2 + size * 0.34, size })}</g>`;
};
