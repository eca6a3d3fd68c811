import type { Store } from '#server/store/store.ts';
/** Takes the next ids of media, in a transaction of its own; ids of work that fails are never used again. */
export declare function reserveMediaIds(store: Store, schoolId: number, count: number): Promise<number[]>;
