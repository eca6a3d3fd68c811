import type { Shot } from './result.ts';
import { type Tab } from './tab.ts';
/** A page is pictured down to here, in CSS pixels. */
export declare const pictureDepth = 6000;
interface ShotOptions {
    readonly width: number;
    readonly kind: 'base' | 'other';
    /** The keys of the sections to show; none: the page from its top. */
    readonly focus: readonly string[];
}
/** A picture of a base state's whole page, down to `pictureDepth`, or of the part in which another state differs. */
export declare const takeShot: ({ page, cdp }: Tab, { width, kind, focus }: ShotOptions) => Promise<Shot>;
export {};
