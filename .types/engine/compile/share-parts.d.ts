type Schema = Readonly<Record<string, unknown>>;
/**
 * The schema with a `$ref` wherever one of the parts stands in it, so that a validator is made of each part once. No
 * part may stand in a union: the errors inside of a union are known by where they stand in its schema.
 */
export declare const shareParts: (schema: Schema, parts: Readonly<Record<string, Schema>>) => Schema;
export {};
