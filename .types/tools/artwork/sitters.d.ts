import type { Sitter } from './portraits.ts';
/** Who sits for which picture. */
export declare const sitters: Readonly<Record<string, Sitter>>;
