import type { ContentFile } from '../import/folder.ts';
/** The day the tests live on, unless they say otherwise: noon of 21 November 2026 in India. */
export declare const testNow: number;
/** The reference school's content, with a list of each kind that a page of theme 1 shows. */
export declare const greenfield: () => ContentFile;
/** A small school on the other side of the world, without a log-in site. */
export declare const riverside: () => ContentFile;
/** The greenfield school with all that a source must sort out: missing consent, other sessions, no log-in site. */
export declare const thornySchool: () => ContentFile;
