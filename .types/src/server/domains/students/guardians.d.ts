import type { StoreContext } from '#server/store/store.ts';
type Details = Readonly<Record<string, unknown>>;
interface Change {
    readonly schoolId: number;
    readonly studentId: number;
    readonly before: Details;
    readonly after: Details;
    /** The number that the form gives; it goes to people who are added. */
    readonly mobile: string;
}
/**
 * Keeps the guardians of a student as the basic details name them: who is named anew is added or renamed, who was
 * named before and is no more is removed. Others stay.
 */
export declare const keepGuardians: ({ db }: StoreContext, { schoolId, studentId, before, after, mobile }: Change) => Promise<void>;
export {};
