import { defineSource } from '#schemas/sources/define.ts';

const news = defineSource({
  name: 'news',
  title: 'News',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 9 },
      pageSize: { type: 'integer', minimum: 1, maximum: 200 },
      topic: { enum: ['sport', 'music'] },
      session: { type: 'integer', minimum: 0 },
      word: { type: 'string' },
      keyword: { type: 'string' },
    },
  },
  result: {
    type: 'array',
    items: {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
    },
  },
  tags: ['notice'],
  expires: 'midnight',
});

const article = defineSource({
  name: 'article',
  title: 'One article',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['slug'],
    properties: { slug: { type: 'string', format: 'slug' }, preview: { type: 'boolean' } },
  },
  result: {
    anyOf: [
      { type: 'object', required: ['title'], properties: { title: { type: 'string' }, lead: { type: 'string' } } },
      { type: 'null' },
    ],
  },
  tags: ['blog'],
  expires: 'never',
});

export const testSources = [news, article];
