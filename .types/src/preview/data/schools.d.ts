import type { DataPlace } from './preview-data.ts';
/** A school whose data a preview can show. */
export interface PreviewSchool {
    /** How addresses name it. */
    readonly id: string;
    readonly place: DataPlace;
}
/** The school that the preview is started with, and the demo schools behind it. */
export declare const previewSchools: (first: DataPlace) => readonly [PreviewSchool, ...PreviewSchool[]];
