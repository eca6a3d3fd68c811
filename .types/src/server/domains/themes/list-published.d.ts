import type { Store } from '#server/store/store.ts';
/** A published theme: its live version, and every version that can be live again, the oldest first. */
export interface PublishedTheme {
    readonly themeId: number;
    readonly slug: string | null;
    readonly name: string | null;
    readonly version: string | null;
    readonly hash: string;
    /** Whether an operator made it live; then a start of the server leaves it so. */
    readonly movedByOperator: boolean;
    readonly versions: readonly {
        readonly hash: string;
        readonly version: string | null;
        /** ISO 8601. */
        readonly publishedAt: string;
        readonly live: boolean;
    }[];
}
/** Every theme with a live version, by theme id. */
export declare const listPublished: (store: Store) => Promise<readonly PublishedTheme[]>;
