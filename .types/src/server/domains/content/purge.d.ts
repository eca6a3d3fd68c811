import type { StoreContext } from '#server/store/store.ts';
/** Erases what has been in a school's bin for 30 days; its history stays. Returns how many items. */
export declare const purgeContent: ({ db }: StoreContext, schoolId: number, now: Date) => Promise<number>;
