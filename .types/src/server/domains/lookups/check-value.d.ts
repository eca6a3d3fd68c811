import type { LookupKind } from '#schemas/lookups/index.ts';
import type { StoreContext } from '#server/store/store.ts';
type Details = Readonly<Record<string, unknown>>;
/** Throws where details have other fields than their list, or wrong ones, each named as `details.<field>`. */
export declare const checkDetails: (own: NonNullable<LookupKind['own']>, details: Details) => void;
/** Throws where a value names a route that the school does not have. */
export declare const checkRoute: ({ db }: StoreContext, { routeId }: Details) => Promise<void>;
/** Throws where another value of the list has the name, in small or capital letters. */
export declare const checkName: ({ db }: StoreContext, kind: LookupKind, { name, id }: {
    readonly name: string;
    readonly id?: number;
}) => Promise<void>;
export {};
