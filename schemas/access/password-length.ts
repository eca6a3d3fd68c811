/** Characters of a password; the maximum limits the cost of hashing. */
export const passwordLength = { least: 10, max: 200 };
