import type { Identity } from './identity.ts';
interface Drawing {
    readonly identity: Identity;
    /** The folder of the fonts that the build has made for this. */
    readonly fonts: string;
    /** The logo's file, where there is one. */
    readonly logo?: Uint8Array | undefined;
}
export interface CardDrawing extends Drawing {
    /** An article's; empty for the site's own card. */
    readonly title: string;
}
export interface IconDrawing extends Drawing {
    /** Pixels. */
    readonly side: number;
    readonly full: boolean;
}
/** A card of 1200 × 630 pixels as PNG. */
export declare const drawCard: ({ identity, fonts, logo, title }: CardDrawing) => Promise<Buffer>;
/** A square icon as PNG. */
export declare const drawIcon: ({ identity, fonts, logo, side, full }: IconDrawing) => Promise<Buffer>;
export {};
