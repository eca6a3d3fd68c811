import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a page needs to show a stored picture without layout shift. Sits next to the URL field as `<field>_Media`. */
export const pictureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['width', 'height', 'alt', 'thumbhash', 'focal', 'variants'],
  properties: {
    /** Pixels of the largest variant. */
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
    alt: { type: 'string' },
    /** Base64 of the ThumbHash bytes; empty when there is none. */
    thumbhash: { type: 'string' },
    /** The point to keep in view, as fractions of width and height. */
    focal: {
      type: 'object',
      additionalProperties: false,
      required: ['x', 'y'],
      properties: { x: { type: 'number', minimum: 0, maximum: 1 }, y: { type: 'number', minimum: 0, maximum: 1 } },
    },
    /** Ascending by width within a format. */
    variants: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['url', 'width', 'format'],
        properties: {
          url: { type: 'string' },
          width: { type: 'integer', minimum: 1 },
          format: { enum: ['avif', 'webp', 'jpeg', 'png'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type PictureData = FromSchema<typeof pictureSchema>;
