/** What the server takes of one file, in bytes. */
export const maxBytes = 5 * 1024 * 1024;

/**
 * What a browser turns and makes smaller without running out of memory, in pixels: of what cameras call 50 megapixels,
 * the most.
 */
export const maxPixels = 8192 * 6144;

/** The longest side that is sent, in pixels: no page shows more. */
export const longestSide = 2560;

/** A picture of at most so many bytes is sent as it is, where its sides are short enough too. */
export const smallBytes = 1024 * 1024;
