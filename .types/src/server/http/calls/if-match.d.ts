import type { StoreContext } from '#server/store/store.ts';
import type { CallContext } from './handle.ts';
interface Versioned {
    readonly entity: string;
    readonly id: number;
    readonly version: number;
    readonly updatedAt: Date;
    /** What is stored. */
    readonly current: unknown;
    /** What the caller wanted to store. */
    readonly yours: unknown;
}
/** Throws `STALE`, with both versions, where `If-Match` is given and names another version than the stored one. */
export declare const requireMatch: ({ db }: StoreContext, context: Pick<CallContext, 'header' | 'now'>, { entity, id, version, updatedAt, current, yours }: Versioned) => Promise<void>;
export {};
