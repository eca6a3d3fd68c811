/** Theme ids below are those of the product's own themes. */
export const firstOwnThemeId = 100;
