import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { keywordParam } from './params.ts';
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
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export type PopularClassItem = FromSchema<typeof popularClassItem>;

export const popularClasses = defineSource({
  name: 'popularClasses',
  title: 'Classes with fee, size, hours and age',
  params: { type: 'object', additionalProperties: false, properties: { keyword: keywordParam } },
  result: { type: 'array', items: popularClassItem },
  tags: ['popularClass'],
  expires: 'never',
});
