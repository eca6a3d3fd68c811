import type { JSONSchema } from 'json-schema-to-ts';
import type { Condition } from '#schemas/theme/conditions.ts';
/** Whether a condition is true only where a ref is present: one clause, in each of its leaves, says so. */
export declare const impliesPresence: (when: Condition | undefined, ref: string) => boolean;
/** The values of a schema that are present (`isAbsent`): no empty text, no empty list. */
export declare const presentPart: (schema: JSONSchema) => JSONSchema;
