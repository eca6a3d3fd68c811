/**
 * How generated data looks. `full`: as a school would write it. `least`: what the schema requires and no more.
 * The others are extremes: the longest texts, other scripts, markup in text, no pictures.
 */
export declare const looks: readonly ['full', 'least', 'longest', 'devanagari', 'urdu', 'no-images', 'html-in-text'];
export type TextVariety = (typeof looks)[number];
