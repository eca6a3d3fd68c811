/** The fonts that every build brings, by the name that themes use, first in a `fontFamily` token. */
export const fontFamilies = [
  'Baloo 2',
  'Bricolage Grotesque',
  'Eczar',
  'Figtree',
  'Nunito Sans',
  'Public Sans',
  'Schibsted Grotesk',
] as const;

export type FontFamilyName = (typeof fontFamilies)[number];
