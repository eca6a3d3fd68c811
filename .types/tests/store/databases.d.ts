import pino from 'pino';
import type { Store } from '#server/store/store.ts';
import { type TestPostgres } from '../support/postgres.ts';
export declare const silent: pino.Logger<never, boolean>;
/** A store of its own and how to get rid of it. */
export interface TestStore {
    store: Store;
    end(): Promise<void>;
}
/** A fresh directory and how to remove it. */
export declare function scratchDirectory(): {
    dataDir: string;
    remove(): void;
};
/** How to open a fresh store of each kind, for `describe.each`. */
export declare const kinds: readonly [{
    readonly kind: 'embedded';
    readonly open: typeof openEmbedded;
}, {
    readonly kind: 'postgres';
    readonly open: typeof openPostgres;
}];
declare function openEmbedded(): Promise<TestStore>;
/** On one connection, so that what one transaction leaves behind would meet the next. */
declare function openPostgres(): Promise<TestStore>;
/** A PostgreSQL; fails where there is none, since a suite that silently tests one database of two proves nothing. */
export declare function requirePostgres(): Promise<TestPostgres>;
export {};
