import { type FontFamilyName, fontFamilies } from '#schemas/theme/font-families.ts';

const serifs: ReadonlySet<FontFamilyName> = new Set(['Eczar']);

/** A family that is brought with what stands in for it until its file has come, as CSS; undefined of any other. */
export const fontStack = (family: unknown): string | undefined => {
  const known = fontFamilies.find((one) => one === family);
  return known && `"${known}", "${known} Fallback", ${serifs.has(known) ? 'Georgia, serif' : 'Arial, sans-serif'}`;
};
