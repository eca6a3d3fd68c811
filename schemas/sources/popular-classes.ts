import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineSource, noParams } from './define.ts';
import { pictureSchema } from './picture.ts';

export const popularClassItem = {
  type: 'object',
  additionalProperties: false,
  required: ['className'],
  properties: {
    className: { type: 'string' },
    classFees: { type: 'string' },
    classSize: { type: 'string' },
    classTime: { type: 'string' },
    childrenAge: { type: 'string' },
    classImage: { type: 'string' },
    classImage_Media: pictureSchema,
  },
} as const satisfies JSONSchema;

export type PopularClassItem = FromSchema<typeof popularClassItem>;

export const popularClasses = defineSource({
  name: 'popularClasses',
  title: 'Classes with fee, size, hours and age',
  params: noParams,
  result: { type: 'array', items: popularClassItem },
  tags: ['popularClass'],
  expires: 'never',
  privacy: 'public',
});
