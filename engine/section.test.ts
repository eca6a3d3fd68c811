import { describe, expect, it } from 'vitest';
import { defineKind, defineLook, lookId } from './section.ts';

const contract = {
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { heading: { type: 'string', format: 'text' }, limit: { type: 'integer', default: 3 } },
  },
  bindings: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array' }, note: { type: 'string' }, total: { type: 'integer' } },
  },
} as const;
const look = { description: 'How it looks.', client: 'never', tokens: [], contrast: [] } as const;
const component = async () => () => null;

const kind = defineKind({
  ...contract,
  type: 'news',
  title: 'News',
  description: 'What is new.',
  headingLevel: 2,
  landmark: 'region',
  strings: { en: { heading: 'News', more: 'More' }, hi: { heading: 'समाचार' } },
  looks: [
    defineLook(contract, { ...look, look: 'cards', component }),
    defineLook(contract, {
      ...look,
      look: 'table',
      uses: ['total'],
      requires: ['total'],
      omits: ['heading'],
      defaults: { limit: 9 },
      settings: {
        type: 'object',
        additionalProperties: false,
        required: ['caption'],
        properties: { caption: { type: 'string', format: 'text' } },
      } as const,
      strings: { en: { more: 'All rows' }, hi: { more: 'सभी' } },
      example: { total: 1 },
      component,
    }),
  ],
  example: { heading: 'News', items: [], note: 'N' },
});
const [cards, table] = kind.looks;

describe('a look of a kind', () => {
  it('is its kind’s contract where it says nothing', () => {
    expect(cards?.settings).toEqual(contract.settings);
    expect(cards?.bindings).toEqual(contract.bindings);
    expect(cards?.strings).toEqual(kind.strings);
    expect(cards?.example).toEqual({ heading: 'News', items: [], note: 'N' });
  });

  it('shows the bindings that it uses, and needs those that it requires', () => {
    expect(table?.bindings).toEqual({
      ...contract.bindings,
      required: ['items', 'total'],
      properties: { items: { type: 'array' }, total: { type: 'integer' } },
    });
  });

  it('has settings and defaults of its own, and not those that it omits', () => {
    expect(table?.settings).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['caption'],
      properties: { limit: { type: 'integer', default: 9 }, caption: { type: 'string', format: 'text' } },
    });
    expect(table?.example).toEqual({ items: [], total: 1 });
  });

  it('says in its own way what it has words for', () => {
    expect(table?.strings).toEqual({
      en: { heading: 'News', more: 'All rows' },
      hi: { heading: 'समाचार', more: 'सभी' },
    });
  });

  it('is named by its kind and its own name', () => {
    expect(kind.looks.map(lookId)).toEqual(['news/cards', 'news/table']);
  });
});
