import type { JSONSchema } from 'json-schema-to-ts';
/** Checks one part of a request; gives it with defaults filled in. Errors: `NOT_VALID` with a text for each field. */
export type PartValidator = (value: unknown) => unknown;
/** `fromText` reads numbers and booleans from texts, as queries and forms have them. */
export declare const createPartValidator: (schema: JSONSchema, { fromText }: {
    fromText: boolean;
}) => PartValidator;
/** A check that an answer is what its call declares; throws where it is not. For tests. */
export declare const createAnswerValidator: (schema: JSONSchema) => ((body: unknown, call: string) => void);
