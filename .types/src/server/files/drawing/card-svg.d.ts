import type { Identity } from './identity.ts';
import type { Outlines } from './outlines.ts';
/** Where the logo stands on a card, in pixels. */
export declare const cardLogo: {
    readonly left: 84;
    readonly top: 84;
    readonly side: 120;
    readonly inset: 14;
};
interface CardOptions {
    readonly identity: Identity;
    /** An article's; the site's own card has its name in its place. */
    readonly title: string;
    readonly outlines: Outlines;
    /** Whether a logo is laid on its tile afterwards. */
    readonly withLogo: boolean;
}
/** A card as SVG: the title set large, the mark and the name of the school, and the theme's motif. */
export declare const cardSvg: ({ identity, title, outlines, withLogo }: CardOptions) => string;
export {};
