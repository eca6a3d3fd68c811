import type { Finding } from '#preview/shared/protocol.ts';
import type { openPreviewData, PreviewData } from './preview-data.ts';
import type { PreviewSchool } from './schools.ts';
type Open = typeof openPreviewData;
/** The data of the schools that were asked for, each as it last could be read. */
export interface OpenSchools {
    /** Reads again what has changed, of the schools that are open. */
    refresh(open: Open): Promise<void>;
    /** Everything is read again at the next refresh. */
    invalidate(): void;
    /** Opens a school at its first page. Its data is undefined where it could never be read. */
    get(id: string): Promise<PreviewData | undefined>;
    /** What is wrong with the data of a school that is open; without an id, of all of them. */
    findings(id?: string): readonly Finding[];
    /** A picture by its address behind the preview's folder of pictures, `<school>/<file>`. */
    picture(path: string): ReturnType<PreviewData['picture']>;
}
/** `toFinding` says what a folder that cannot be read is missing. */
export declare const createOpenSchools: (schools: readonly [PreviewSchool, ...PreviewSchool[]], toFinding: (error: unknown, title: string) => Finding) => OpenSchools;
export {};
