import type { Color } from '#schemas/theme/tokens.ts';
/** An sRGB token value as `#rrggbb`, or `rgb(r g b / a)` where it is translucent. */
export declare const cssColor: ({ components, alpha }: Color) => string;
