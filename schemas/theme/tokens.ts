import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Design Tokens Community Group format, 2025.10: the token types a theme may use. */

const dimension = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'unit'],
  properties: { value: { type: 'number' }, unit: { enum: ['px', 'rem'] } },
} as const satisfies JSONSchema;

const color = {
  type: 'object',
  additionalProperties: false,
  required: ['colorSpace', 'components'],
  properties: {
    colorSpace: { const: 'srgb' },
    components: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'number', minimum: 0, maximum: 1 } },
    alpha: { type: 'number', minimum: 0, maximum: 1 },
    hex: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
  },
} as const satisfies JSONSchema;

const shadowLayer = {
  type: 'object',
  additionalProperties: false,
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  properties: { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
} as const satisfies JSONSchema;

/** By `$type`, the schema of `$value`. */
export const tokenValueSchemas = {
  color,
  dimension,
  fontFamily: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[A-Za-z0-9 -]{1,60}$' } },
  number: { type: 'number' },
  shadow: { anyOf: [shadowLayer, { type: 'array', minItems: 1, items: shadowLayer }] },
} as const satisfies Record<string, JSONSchema>;

export type TokenType = keyof typeof tokenValueSchemas;
export type Color = FromSchema<typeof color>;
export type Dimension = FromSchema<typeof dimension>;
export type ShadowLayer = FromSchema<typeof shadowLayer>;

/** `$extensions.schoolyard` of a token. */
export const tokenExtensionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    contrast: {
      type: 'object',
      additionalProperties: false,
      required: ['on', 'min'],
      properties: {
        on: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^\\{[A-Za-z0-9.-]+\\}$' } },
        min: { type: 'number', minimum: 1, maximum: 21 },
      },
    },
    /** A dimension's size at 1440 px; `$value` is the one at 390 px. */
    fluid: dimension,
  },
} as const satisfies JSONSchema;
export type TokenExtension = FromSchema<typeof tokenExtensionSchema>;
