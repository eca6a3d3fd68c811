type Place = readonly (string | number)[];
/**
 * `"{{ site.phone ?? null }}"` as the binding it stood for, `{ ref, fallback }`; undefined where the value is no
 * reference. One inside of a longer text has no counterpart: since format 1 such a text comes from data or `locales`.
 */
export declare const readReference: (value: unknown, place: Place) => {
    ref: string;
    fallback?: unknown;
} | undefined;
/** A value in which no reference is left. Errors: `MigrationFault` where one stands deeper than bindings reach. */
export declare const requireLiteral: (value: unknown, place: Place) => unknown;
export {};
