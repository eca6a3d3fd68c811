import type { Engine } from '#engine/index.ts';
import type { Store } from '#server/store/store.ts';
import { type PublicationResult } from './publication.ts';
interface RollbackOptions {
    readonly store: Store;
    readonly engine: Engine;
    readonly themeId: number;
    /** A version, a hash or the beginning of one; without it the version that was live before. */
    readonly to?: string | undefined;
    /** The operator's token. */
    readonly tokenId: number;
}
/** Makes an earlier version of a theme live again, in one transaction; refused, it changes nothing. */
export declare const rollbackTheme: (options: RollbackOptions) => Promise<PublicationResult>;
export {};
