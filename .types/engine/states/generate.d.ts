import type { JSONSchema } from 'json-schema-to-ts';
import type { TextVariety } from './look.ts';
export interface Recipe {
    readonly seed: number;
    readonly look: TextVariety;
    /** How many items a list has that is the value itself; lists inside it have few. */
    readonly items: number;
    /** The school's date, YYYY-MM-DD. */
    readonly today: string;
}
/**
 * A value that a schema accepts and a school could have written. The same schema and recipe give the same value.
 * Throws for a schema outside the subset that sources are written in.
 */
export declare const generate: (schema: JSONSchema, recipe: Recipe) => unknown;
