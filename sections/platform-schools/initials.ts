/** Up to three upper-cased initials of a school's name (seed, section 3). Empty when the name has no letter. */
export const initialsOf = (name: string, locale: string): string =>
  name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((initial) => initial !== undefined)
    .slice(0, 3)
    .join('')
    .toLocaleUpperCase(locale);
