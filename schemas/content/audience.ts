import type { JSONSchema } from 'json-schema-to-ts';

/**
 * The audience of an item. Visitors see what is for everyone; what is for one group is shown to that group once it is
 * signed in.
 */
export const audience = { enum: ['All', 'Students', 'Parents', 'Staff'] } as const satisfies JSONSchema;
