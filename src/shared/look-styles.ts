import { createHash } from 'node:crypto';
import type { AssetManifest } from './assets.ts';

type Styles = Pick<AssetManifest, 'styles' | 'fonts'>;

/** The key of what every page carries. */
export const baseStyle = 'base';

/** What that part of a stylesheet is called among looks that no first paint needs. */
export const laterOf = (key: string): string => (key.includes('/') ? `${key}-later` : `${key}/later`);

/** A stylesheet with that part of it. */
export const wholeStyle = ({ styles }: Pick<AssetManifest, 'styles'>, key: string): string =>
  `${styles[key] ?? ''}${styles[laterOf(key)] ?? ''}`;

/** What the rupee sign of a font is called among looks. */
export const rupeeOf = (family: string): string => `rupee/${slugOf(family)}`;

/** What a font whole, in every script, is called among looks: for a page that is drawn already. */
export const fontOf = (family: string): string => `font/${slugOf(family)}`;

const slugOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

const cssOf = (assets: Styles, look: string): string | undefined => {
  if (Object.hasOwn(assets.styles, look)) return wholeStyle(assets, look);
  for (const { family, css, later, rupee, scripts } of assets.fonts) {
    if (look === rupeeOf(family)) return rupee;
    if (look === laterOf(fontOf(family))) return later;
    if (look === fontOf(family)) return [css, later, rupee, ...Object.values(scripts).map(({ css }) => css)].join('');
  }
  return undefined;
};

/** The stylesheets of several looks as one file. */
export interface LookStyles {
  readonly css: string;
  /** Changes with the CSS. */
  readonly href: string;
}

/**
 * @param looks `<kind>/<look>`, `rupeeOf` or `fontOf` a font, `laterOf` a stylesheet or such a font, in the order in
 * which their stylesheets follow each other.
 */
export const lookStyles = (assets: Styles, looks: readonly string[]): LookStyles => {
  const css = looks.map((look) => cssOf(assets, look) ?? '').join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { css, href: `/assets/looks.${hash}.${looks.join('.').replaceAll('/', '.')}.css` };
};

/** More than any page has: one has at most 75 sections, each with its stylesheet or what of it comes later. */
const maxLooks = 128;

/**
 * The file of an address that `lookStyles` has made, here or in another version of the product: then its `href` is
 * another one. Undefined if the address is none, or names a look that is not there.
 */
export const findLookStyles = (assets: Styles, file: string): LookStyles | undefined => {
  const names = /^looks\.[\w-]{10}((?:\.[a-z0-9-]+\.[a-z0-9-]+)+)\.css$/.exec(file)?.[1]?.slice(1).split('.') ?? [];
  const looks = names.flatMap((kind, at) => (at % 2 === 0 ? [`${kind}/${names[at + 1]}`] : []));
  const isKnown =
    looks.length > 0 &&
    looks.length <= maxLooks &&
    new Set(looks).size === looks.length &&
    looks.every((look) => cssOf(assets, look) !== undefined);
  return isKnown ? lookStyles(assets, looks) : undefined;
};
