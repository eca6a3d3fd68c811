import type { Identity } from './identity.ts';
import type { Outlines } from './outlines.ts';

interface IconOptions {
  readonly identity: Identity;
  readonly outlines: Outlines;
  readonly side: number;
  readonly full: boolean;
  /** Whether a logo is laid on it afterwards. */
  readonly withLogo: boolean;
}

/** How much of an icon's side the logo takes: of a full one the corners are cut. */
export const logoShare = (full: boolean): number => (full ? 0.62 : 1);

/** The ground of an icon as SVG; without a logo with the school's initials on it. */
export const iconSvg = ({ identity, outlines, side, full, withLogo }: IconOptions): string => {
  const { colors, initials } = identity;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">`;
  if (withLogo) return `${open}${full ? '<rect width="100" height="100" fill="#fff"/>' : ''}</svg>`;
  const size = full ? 42 : 52;
  const x = 50 - outlines.width(initials, size) / 2;
  return (
    `${open}<rect width="100" height="100" rx="${full ? 0 : 20}" fill="${colors.primary}"/>` +
    `<g fill="${colors.onPrimary}">${outlines.paths(initials, { x, y: 50 + size * 0.34, size })}</g></svg>`
  );
};
