import { type Drawing } from '../svg.ts';
/** Every picture of the Devdatt Collegiate School as a drawing, by file name. */
export declare function stoneSchoolDrawings(): ReadonlyMap<string, Drawing>;
/** The same pictures as image files: the crest a PNG with alpha, all others WebP. Two runs give the same pictures. */
export declare function drawStoneSchool(): Promise<Map<string, Buffer>>;
