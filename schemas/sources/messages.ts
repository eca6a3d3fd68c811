import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

const messageItem = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description'],
  properties: {
    name: { type: 'string' },
    heading: { type: 'string' },
    description: { type: 'string' },
    image: { type: 'string' },
    image_Media: pictureSchema,
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const messages = defineSource({
  name: 'messages',
  title: 'What the principal and others of the school have to say',
  params: noParams,
  result: { type: 'array', items: messageItem },
  tags: ['message'],
  expires: 'never',
});
