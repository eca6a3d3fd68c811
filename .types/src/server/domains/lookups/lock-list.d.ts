import type { LookupKind } from '#schemas/lookups/index.ts';
import type { StoreContext } from '#server/store/store.ts';
/** Lets no other transaction change the same list of the school until this one ends. */
export declare const lockList: ({ db }: StoreContext, schoolId: number, { kind }: LookupKind) => Promise<void>;
