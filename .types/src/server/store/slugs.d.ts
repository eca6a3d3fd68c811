import { type FoundSchool } from './global.ts';
import type { Store, StoreContext } from './store.ts';
/** A slug that another school has, or had before. */
export declare class SlugTakenError extends Error {
    constructor(slug: string);
}
/** The school that had this slug before, whatever its status. */
export declare const findSchoolByFormerSlug: (store: Store, slug: string) => Promise<FoundSchool | undefined>;
/**
 * Throws `SlugTakenError` where another school than this one had the slug before. After the school's own row is written
 * and in the same transaction, so that of two who take it at once only one does.
 */
export declare const requireOwnSlug: ({ db }: StoreContext, schoolId: number, slug: string) => Promise<void>;
/**
 * Gives a school another slug; the one before leads to it from then on. Errors: `SlugTakenError`. Touches `schools`,
 * `domains` and `school:<id>`.
 */
export declare const changeSlug: (store: Store, { schoolId, slug, before }: {
    readonly schoolId: number;
    readonly slug: string;
    readonly before: string;
}) => Promise<void>;
/** The slugs in use, or in use before, that are this one, or this one with a dash and more behind it. */
export declare const slugsLike: (store: Store, slug: string) => Promise<string[]>;
