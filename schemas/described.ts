import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The type of what a schema describes. */
export type Described<S> = S extends JSONSchema ? FromSchema<S> : never;

/** A value that becomes JSON: read only, and what is undefined is left out. */
export type Sendable<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: Sendable<T[I]> }
  : T extends object
    ? { readonly [K in keyof T]: undefined extends T[K] ? Sendable<T[K]> | undefined : Sendable<T[K]> }
    : T;

/** Params of a source or a command that takes none. */
export const noParams = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;
