import type { JSONSchema } from 'json-schema-to-ts';

/** Whom an item is for. Visitors see what is for all; what is for one group is shown where that group is signed in. */
export const audience = { enum: ['All', 'Students', 'Parents', 'Staff'] } as const satisfies JSONSchema;
