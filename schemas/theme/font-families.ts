/** The fonts that every build brings, by the name that themes use, with their lightest and their boldest weight. */
export const fontWeights = {
  'Baloo 2': [600, 700],
  'Bricolage Grotesque': [600, 700],
  Eczar: [500, 700],
  Figtree: [400, 600],
  'Nunito Sans': [400, 700],
  'Public Sans': [400, 700],
  'Schibsted Grotesk': [500, 700],
} as const;

export type FontFamilyName = keyof typeof fontWeights;

export const fontFamilies = Object.keys(fontWeights) as readonly FontFamilyName[];
