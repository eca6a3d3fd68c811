import type { Publication, Publishing } from '#server/domains/themes/index.ts';
/** A version and the beginning of its hash, long enough to name it by. */
export declare const describeVersion: (version: string | null, hash: string) => string;
/** What is live where, or would be, in a sentence. */
export declare const describeLive: ({ themeId, slug, version, hash, live }: Publication, origin: string) => string;
/** The schools that lose something by a publication and the cure; empty where none does. */
export declare const describeLosses: ({ schools, moreSchools }: Publishing) => string;
