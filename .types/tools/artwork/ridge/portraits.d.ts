import { type Drawing } from '../svg.ts';
export interface Sitter {
    readonly skin: number;
    readonly hair: 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'turban' | 'scarf';
    readonly tone?: string;
    readonly coat: string;
    readonly dress: 'blazer' | 'saree' | 'shirt' | 'jumper';
    readonly ground: string;
    readonly vein: string;
    readonly glasses?: boolean;
    readonly beard?: boolean;
    /** A window over the valley in place of the leaf. */
    readonly seed?: number;
}
/** A bust of flat shapes before a leaf, or before a window on the valley. */
export declare const portrait: (sitter: Sitter) => Drawing;
/** The same bust, cut square about the head. */
export declare const square: (sitter: Sitter, size: number) => Drawing;
