import type { LookupValueRow } from '#schemas/api/lookups.ts';
import { type LookupItem, type LookupKind } from '#schemas/lookups/index.ts';
import { type SchoolLookupRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** Where an own value stands unless it says so: behind all others. */
export declare const lastPosition = 100000;
/** A value of a list with all that is known of it. */
export interface LookupValue extends LookupValueRow {
    /** What the product says of a standard value; `details` has what the school says instead. */
    readonly fixed: Readonly<Record<string, unknown>>;
    /** The row behind it; undefined for a standard value that the school has left alone. */
    readonly rowId: number | undefined;
}
/** Every value of a list in its order: standard ones as the school has changed them, and its own. */
export declare const readValues: (db: Db, kind: LookupKind) => Promise<readonly LookupValue[]>;
/** An own value as the office sees it. */
export declare const ownValue: (kind: LookupKind, row: SchoolLookupRow) => LookupValue;
/** The fields that a school may set in a list. */
export declare const ownFields: ({ own }: LookupKind, fields: Readonly<Record<string, unknown>>) => {
    [k: string]: unknown;
};
/** A value as forms get it. */
export declare const itemOf: ({ id, name, fixed, details }: LookupValue) => LookupItem;
/** A value as the office gets it. */
export declare const rowOf: ({ fixed: _fixed, rowId: _row, ...value }: LookupValue) => LookupValueRow;
/** The values of a list that forms offer. */
export declare const offeredItems: (db: Db, kind: LookupKind) => Promise<readonly LookupItem[]>;
