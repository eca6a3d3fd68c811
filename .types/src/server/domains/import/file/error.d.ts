/** Why an import could not start or finish. What is wrong with the file's items are problems, and returned. */
export type ImportErrorCode = 'IMPORT_FILE' | 'IMPORT_CHANGED' | 'IMPORT_LEFTOVERS';
/** An import that did not happen: `message` says why, `hint` what to do. Nothing was changed. */
export declare class ImportError extends Error {
    readonly code: ImportErrorCode;
    readonly hint: string;
    constructor(code: ImportErrorCode, message: string, hint: string, options?: {
        cause?: unknown;
    });
}
