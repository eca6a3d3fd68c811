import type { Sitter } from './portraits.ts';
/** Who sits for which tall picture. */
export declare const tall: Readonly<Record<string, Sitter>>;
/** Who sits for which small square. */
export declare const small: Readonly<Record<string, Sitter>>;
