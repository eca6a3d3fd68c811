import type { CachedPage, Encoding } from '#server/core/cache/page-cache.ts';
/** A page in every encoding, fast enough for the first visitor to wait for. */
export declare const compressPage: (identity: Buffer) => Promise<CachedPage['bodies']>;
/** The same page compressed at the hardest: for a time when nobody waits. */
export declare const compressHarder: ({ identity, ...bodies }: CachedPage['bodies']) => Promise<CachedPage['bodies']>;
/** The best encoding that an Accept-Encoding header takes; a quality of 0 refuses one. */
export declare const chooseEncoding: (accepted: string | undefined) => Encoding;
