import type { JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { keywordParam } from './params.ts';

const featuredProgrammeItem = {
  type: 'object',
  additionalProperties: false,
  required: ['heading_Text', 'heading_Text_value'],
  properties: { heading_Text: { type: 'string' }, heading_Text_value: { type: 'string' }, lang: contentLang },
} as const satisfies JSONSchema;

export const featuredProgrammes = defineSource({
  name: 'featuredProgrammes',
  title: 'What the school is proud of, each with a figure or a word',
  params: { type: 'object', additionalProperties: false, properties: { keyword: keywordParam } },
  result: { type: 'array', items: featuredProgrammeItem },
  tags: ['featuredProgramme'],
  expires: 'never',
});
