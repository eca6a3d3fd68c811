/**
 * The name that a file was sent under, made safe to be shown and downloaded: its last part, without what some systems
 * refuse, at most 120 characters; with this extension where one is given.
 */
export declare function safeFileName(name: string, extension?: string): string;
/** A `Content-Disposition` that has a browser save the answer under this name, in any script (RFC 6266, RFC 8187). */
export declare function attachmentHeader(name: string): string;
