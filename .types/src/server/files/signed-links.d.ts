import type { Sealer } from '#server/core/crypto/sealer.ts';
/** How long a link to a private file holds at most, in seconds (domain.md 4.2). */
export declare const maxLinkSeconds = 600;
/** The file that a link leads to: the one that was stored, or one of a picture's sizes such as `480.webp`. */
export interface LinkedFile {
    readonly schoolId: number;
    readonly mediaId: number;
    readonly file?: string | undefined;
}
interface LinkOptions extends LinkedFile {
    readonly sealer: Pick<Sealer, 'fingerprint'>;
    /** Milliseconds since the epoch. */
    readonly now: number;
    /** 600 unless given, which is the most. */
    readonly seconds?: number;
}
/** The path of a private file on its school's host, which anyone who has it may open until it expires. */
export declare function signMediaLink({ sealer, now, seconds, ...file }: LinkOptions): string;
/** What links are signed with. */
interface LinkServices {
    readonly sealer: Pick<Sealer, 'fingerprint'>;
    /** Milliseconds since the epoch. */
    readonly now: () => number;
}
/** A link to a private file, for what a handler answers to someone who may see it. */
export declare const privateMediaLink: ({ sealer, now }: LinkServices, file: LinkedFile) => string;
interface Presented extends LinkedFile {
    readonly sealer: Pick<Sealer, 'fingerprint'>;
    readonly now: number;
    /** As they stand in the query. */
    readonly expires: unknown;
    readonly signature: unknown;
}
/** Whether a link was made here for this file and still holds. */
export declare function isMediaLink({ sealer, now, expires, signature, ...file }: Presented): boolean;
export {};
