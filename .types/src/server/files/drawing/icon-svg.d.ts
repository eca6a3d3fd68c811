import type { Identity } from './identity.ts';
import type { Outlines } from './outlines.ts';
interface IconOptions {
    readonly identity: Identity;
    readonly outlines: Outlines;
    readonly side: number;
    readonly full: boolean;
    /** Whether a logo is laid on it afterwards. */
    readonly withLogo: boolean;
}
/** How much of an icon's side the logo takes: of a full one the corners are cut. */
export declare const logoShare: (full: boolean) => number;
/** The ground of an icon as SVG; without a logo with the school's initials on it. */
export declare const iconSvg: ({ identity, outlines, side, full, withLogo }: IconOptions) => string;
export {};
