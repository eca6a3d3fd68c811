/** A PDF of one empty page, with a piece of text in its body. */
export declare const pdf: (inside?: string) => Buffer;
export interface ZippedFile {
    readonly name: string;
    readonly data?: string;
    /** What the directory says that it unpacks to, where that is not the truth. */
    readonly declared?: number;
    readonly packed?: number;
    readonly offset?: number;
    readonly encrypted?: boolean;
}
/** A ZIP file of files that are not compressed. */
export declare const zip: (files: readonly ZippedFile[], comment?: string) => Buffer;
/** A Word, Excel or PowerPoint file, as far as its names say, with more files in it. */
export declare const office: (type: 'docx' | 'xlsx' | 'pptx', more?: readonly ZippedFile[]) => Buffer;
/** A file of the old Office programs, as far as its streams' names say. */
export declare const oldOffice: (...streams: readonly string[]) => Buffer;
