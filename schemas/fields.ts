import type { JSONSchema } from 'json-schema-to-ts';

/** A row's id. */
export const idField = { type: 'integer', minimum: 1, maximum: 2147483647 } as const satisfies JSONSchema;

export const dateField = { type: 'string', format: 'date' } as const satisfies JSONSchema;
export const dateTimeField = { type: 'string', format: 'date-time' } as const satisfies JSONSchema;

/** A time of day at the school: HH:MM of 24 hours. */
export const timeField = { type: 'string', format: 'local-time' } as const satisfies JSONSchema;

/**
 * A person's name: letters of any script, space, `.`, `'` and `-`, no double spaces (docs/domain.md, Shared fields).
 */
export const personNameField = { type: 'string', format: 'person-name', maxLength: 100 } as const satisfies JSONSchema;

/** A phone number; what is stored is +91 and ten digits, or E.164 elsewhere. */
export const mobileField = { type: 'string', format: 'mobile', maxLength: 20 } as const satisfies JSONSchema;

/** A number that is called and identifies nobody, of a landline too: 10–13 digits. */
export const phoneField = { type: 'string', format: 'phone', maxLength: 20 } as const satisfies JSONSchema;

export const emailField = { type: 'string', format: 'email', maxLength: 254 } as const satisfies JSONSchema;

/** The codes of relations: 1 Father … 14 Other (docs/domain.md, Codes). */
export const relationField = { type: 'integer', minimum: 1, maximum: 14 } as const satisfies JSONSchema;

/** 'YYYY-YYYY+1'. */
export const sessionField = { type: 'string', format: 'session' } as const satisfies JSONSchema;
