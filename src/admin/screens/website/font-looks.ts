/** The stylesheets of fonts, as the server names them among those of looks. */
export const fontLooks = (families: readonly string[]): readonly string[] =>
  [...new Set(families)].map((family) => `font/${family.toLowerCase().replaceAll(' ', '-')}`);
