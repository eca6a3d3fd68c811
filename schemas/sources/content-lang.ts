import type { JSONSchema } from 'json-schema-to-ts';

/** The language of an item's texts; left out where the school has not said it. */
export const contentLang = { type: 'string', format: 'locale' } as const satisfies JSONSchema;
