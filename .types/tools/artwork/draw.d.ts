import { type Drawing } from './svg.ts';
/** Every picture of the Amaltas Vidyalaya demo school as a drawing, by file name. */
export declare function schoolDrawings(): ReadonlyMap<string, Drawing>;
/** The same pictures as image files: the crest a PNG with alpha, all others WebP. Two runs give the same pictures. */
export declare function drawSchool(): Promise<Map<string, Buffer>>;
