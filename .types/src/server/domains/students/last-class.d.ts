import type { StoreContext } from '#server/store/store.ts';
/** Throws unless a class is the school's last: only from there does a student become one of the alumni (domain.md 4.3). */
export declare const requireLastClass: (context: StoreContext, classId: number, now: Date) => Promise<void>;
