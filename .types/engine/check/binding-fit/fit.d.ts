import type { JSONSchema } from 'json-schema-to-ts';
import type { Binding } from '#schemas/theme/theme.ts';
/** Why something does not fit: a half sentence, and what is wanted and given there. */
export interface Misfit {
    readonly why: string;
    readonly expected: string;
    readonly actual: string;
}
/** Where the value goes: bound data is cut down to its schema, a source's param is not. */
export interface Place {
    readonly wanted: JSONSchema;
    readonly projected: boolean;
}
/** Proves that all a ref may give, where it gives something, fits. */
export declare const misfitOf: (given: JSONSchema, { wanted, projected }: Place) => Misfit | undefined;
/** What stands in is given as it is written, and cut down where the source did answer. */
export declare const fallbackMisfit: ({ fallback }: Pick<Binding, 'fallback'>, { wanted, projected }: Place) => Misfit | undefined;
