import { type StudentRow } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
/** A student of the school. Errors: `NOT_FOUND`. */
export declare const findStudent: (db: Db, id: number) => Promise<StudentRow>;
/** A student whom no other transaction changes until this one ends. Errors: `NOT_FOUND`; `GUARD` where erased. */
export declare const lockStudent: ({ db }: StoreContext, id: number) => Promise<StudentRow>;
/** What a student's photo is linked by; null where there is none. */
export declare const findPhoto: (db: Db, { photoMediaId }: Pick<StudentRow, 'photoMediaId'>) => Promise<{
    schoolId: number;
    id: number;
    variants: import("#server/store/schema.ts").MediaVariant[];
} | null>;
