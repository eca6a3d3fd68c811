import type { LookupKind } from '#schemas/lookups/index.ts';
import type { Db } from '#server/store/store.ts';
/** Whether a record of the school names a value of a list. */
export declare const isInUse: (db: Db, { kind }: LookupKind, id: number) => Promise<boolean>;
