import type { Caller, CallResult, SentFile } from '../support/callers.ts';
/** A picture as a form of the library sends it, whatever it really is. */
export declare const pictureOf: (name: string, data: Buffer) => SentFile;
/** Sends pictures to the library. */
export declare const upload: (caller: Caller, files: readonly SentFile[], form?: Readonly<Record<string, string | readonly string[]>>) => Promise<CallResult>;
interface Replacement {
    readonly id: number;
    readonly data: Buffer;
    readonly form?: Readonly<Record<string, string>>;
}
/** Puts a picture in the place of another. */
export declare const replace: (caller: Caller, { id, data, form }: Replacement) => Promise<CallResult>;
export {};
