import type { Theme } from '#schemas/theme/theme.ts';

/** Whether the first segment of an address, in lower case, is one of the theme's languages: `en-in` for `en-IN`. */
export const isLanguage = ({ locales }: Theme, segment: string): boolean =>
  Object.keys(locales.strings).some((locale) => locale.toLowerCase() === segment);
