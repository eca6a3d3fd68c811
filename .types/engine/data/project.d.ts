import type { JSONSchema } from 'json-schema-to-ts';
type Project = (value: unknown) => unknown;
/**
 * Builds the function that cuts a value down to what a schema names: nothing else is rendered or sent to a browser.
 * A schema without properties keeps the value as it is.
 */
export declare const createProjection: (schema: JSONSchema | undefined) => Project;
export {};
