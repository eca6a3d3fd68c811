import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { Store } from '#server/store/store.ts';
/** Whether those who ask for pages are signed in at a school, remembered for at most 60 s. */
export interface SessionMemory {
    /** What is remembered of a Cookie header at a school; undefined where the database must be asked. */
    peek(schoolId: number, cookies: string | undefined): boolean | undefined;
    find(schoolId: number, cookies: string | undefined): Promise<boolean>;
}
interface Options {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly baseUrl: () => URL;
    readonly now: () => number;
}
export declare const createSessionMemory: ({ store, invalidation, baseUrl, now }: Options) => SessionMemory;
export {};
