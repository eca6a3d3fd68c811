import { type Drawing } from '../svg.ts';
/** Every picture of the hill school as a drawing, by file name. */
export declare function hillDrawings(): ReadonlyMap<string, Drawing>;
/** The same pictures as image files: the crest a PNG with alpha, all others WebP. */
export declare function drawHillSchool(): Promise<Map<string, Buffer>>;
