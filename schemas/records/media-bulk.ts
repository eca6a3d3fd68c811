/** The most files of the library that one call changes, or that one archive holds. */
export const maxAtOnce = 200;
