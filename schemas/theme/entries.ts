import type { JSONSchema } from 'json-schema-to-ts';

// What stands under a name of the theme's own: params, query keys, presets and budgets.

const hexPattern = '^#[0-9A-Fa-f]{6}$';

/** A value of a setting. */
export const scalar = {
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
} as const satisfies JSONSchema;

/** A route param or query key: a named format or a bounded number, never a pattern of the theme's own. */
export const paramSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: { enum: ['string', 'integer'], description: 'A text or a whole number' },
    format: {
      enum: ['slug', 'id', 'date', 'text'],
      description: 'Of a text: a day is YYYY-MM-DD, text is one line of at most 100 characters; id when absent',
    },
    minimum: { type: 'integer', description: 'Of a whole number' },
    maximum: { type: 'integer', description: 'Of a whole number' },
    default: {
      ...scalar,
      description: 'Of a query key: its value where the address has none, or one that does not fit',
    },
  },
} as const satisfies JSONSchema;

/** What a school takes at once. */
export const presetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    settings: { type: 'object', description: 'Settings of the theme by their id', additionalProperties: scalar },
    tokens: {
      type: 'object',
      description: 'Colours by the path of their token, such as color.primary, as #rrggbb',
      additionalProperties: { type: 'string', pattern: hexPattern },
    },
  },
} as const satisfies JSONSchema;

/** What a page may take. */
export const budgetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    jsBytes: { type: 'integer', minimum: 0, description: 'Script, in bytes of brotli' },
    cssBytes: { type: 'integer', minimum: 0, description: 'Styles, in bytes of brotli' },
    sources: { type: 'integer', minimum: 0, description: 'Requests for data; the same one twice counts once' },
  },
} as const satisfies JSONSchema;
