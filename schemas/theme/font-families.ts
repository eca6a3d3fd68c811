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

/** Families that go together, of headings and of text: what a school chooses from. */
export const fontPairs = [
  { heading: 'Baloo 2', body: 'Nunito Sans' },
  { heading: 'Eczar', body: 'Public Sans' },
  { heading: 'Bricolage Grotesque', body: 'Figtree' },
  { heading: 'Schibsted Grotesk', body: 'Public Sans' },
  { heading: 'Eczar', body: 'Nunito Sans' },
  { heading: 'Nunito Sans', body: 'Nunito Sans' },
] as const satisfies readonly { readonly heading: FontFamilyName; readonly body: FontFamilyName }[];
