/** Keys of `locales.strings` that the page itself reads, outside its sections. It has words of its own where a theme has none. */
export const pageStrings = { skip: 'page.skip' } as const;
