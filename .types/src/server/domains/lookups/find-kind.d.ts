import { type LookupKind } from '#schemas/lookups/index.ts';
/** The list of a name. Errors: `NO_LOOKUP` with the nearest name. */
export declare const findKind: (name: string) => LookupKind;
/** A list that a school may change. Errors: `NO_LOOKUP`, and 409 for a list that is the same for every school. */
export declare const findOwnKind: (name: string) => LookupKind & Required<Pick<LookupKind, 'own'>>;
