import type { ContentFile } from '../../import/folder.ts';
/** The reference school as its owner sends it. */
export declare const greenfieldContent: () => ContentFile;
/** A school that has hardly anything to say yet: no picture at all, and so no banner. */
export declare const sparseContent: () => ContentFile;
/** A small school with an emergency: its notice stands on every page. */
export declare const floodedContent: () => ContentFile;
/** Exactly 90 characters. */
export declare const longName = "Shri Venkateswara Balakrishnan Memorial Residential Secondary School & Junior College Pune";
export declare const markup = "<b onclick=\"alert(1)\">bold</b><script>alert(2)</script>";
/** Every text as long as it may be, in three scripts, with markup; forty of a kind; not one picture. */
export declare const hostileContent: () => ContentFile;
/** A school of which nothing but the banner is long. A banner cannot be without a picture. */
export declare const wordyContent: () => ContentFile;
