import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { shownQuery } from './content/write.ts';
import { defineCall, needs } from './define.ts';
import { pagingFields } from './shared.ts';

const base = { group: 'Publishing', host: 'school' } as const;
const read = needs('/website', 'read');
const write = needs('/website', 'write');

/** How many changes one list has and one publication takes. */
export const maxChanges = 200;

const textOrNull = { type: ['string', 'null'] } as const satisfies JSONSchema;
const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

/** A value on one side of a difference; null where there is none. A list is its entries, in words or as `media:<id>`. */
const value = {
  anyOf: [{ type: ['string', 'number', 'boolean', 'null'] }, { type: 'array', items: { type: 'string' } }],
} as const satisfies JSONSchema;

/** How a difference is read. `html` is given as plain words; `place` is the place of a section on its page, from 1. */
const differenceKinds = [
  'text',
  'html',
  'number',
  'date',
  'time',
  'choice',
  'picture',
  'list',
  'color',
  'shown',
  'place',
] as const;

const difference = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'locale', 'label', 'kind', 'before', 'after'],
  properties: {
    /** The field of the document, or of the choices: `settings.showBirthdays`, `overrides.home/gallery.look`. */
    field: { type: 'string' },
    /** The language of a translation; null for the item's own. */
    locale: textOrNull,
    /** What the theme calls it; null for the fields of a document. */
    label: textOrNull,
    kind: { enum: differenceKinds },
    before: value,
    after: value,
  },
} as const satisfies JSONSchema;

const change = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'version',
    'title',
    'state',
    'isWithdrawn',
    'publishAt',
    'set',
    'changedBy',
    'changedAt',
    'differences',
    'summary',
    'problems',
    'undescribed',
  ],
  properties: {
    /** The type of content; `themeSettings` for the choices of the theme in use. */
    type: { type: 'string' },
    /** Of the item, or of the theme. */
    id: idField,
    /** What a publication of it must name. */
    version: { type: 'integer', minimum: 1 },
    /** The item's name; null where it has none. */
    title: textOrNull,
    /** `draft`: visitors see nothing of it; `changed`: they see it as it was; `scheduled`: it goes live by itself. */
    state: { enum: ['draft', 'changed', 'scheduled'] },
    /** Whether somebody has hidden it from visitors: it is listed, and not counted. */
    isWithdrawn: { type: 'boolean' },
    /** When it goes live by itself. */
    publishAt: { type: ['string', 'null'], format: 'date-time' },
    /** The scheduled publication that it is chosen for; null where it is for none. */
    set: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'at', 'local', 'isCurrent'],
          properties: {
            id: idField,
            at: dateTimeField,
            local: { type: 'string', format: 'local-date-time' },
            /** Whether it is still as it was chosen; otherwise the set will not go live. */
            isCurrent: { type: 'boolean' },
          },
        },
      ],
    },
    /** Null for an import or a program. */
    changedBy: textOrNull,
    changedAt: dateTimeField,
    /** None for an item that is new. */
    differences: { type: 'array', items: difference },
    /** Of an item that is new: how much it is, and in which languages besides its own. */
    summary: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['words', 'pictures', 'locales'],
          properties: { words: count, pictures: count, locales: { type: 'array', items: { type: 'string' } } },
        },
      ],
    },
    /** Why it cannot go live, by field; none where it can. */
    problems: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'text'],
        properties: { field: { type: 'string' }, text: { type: 'string' } },
      },
    },
    /** Pictures in it that nothing says the meaning of: who cannot see them hears the name of the item. */
    undescribed: { type: 'array', items: idField },
  },
} as const satisfies JSONSchema;

export type WaitingChange = FromSchema<typeof change>;
export type Difference = FromSchema<typeof difference>;

const changeRef = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'version'],
  properties: {
    type: { type: 'string', maxLength: 60 },
    id: idField,
    version: { type: 'integer', minimum: 1, maximum: 2147483647 },
  },
} as const satisfies JSONSchema;

export type ChangeRef = FromSchema<typeof changeRef>;

export const publishBody = {
  type: 'object',
  additionalProperties: false,
  required: ['changes'],
  properties: {
    changes: { type: 'array', minItems: 1, maxItems: maxChanges, items: changeRef },
    /** A line for the list of what was published. */
    note: { type: 'string', maxLength: 120 },
  },
} as const satisfies JSONSchema;

const publication = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'at', 'user', 'isYours', 'count', 'note', 'isReturned'],
  properties: {
    id: idField,
    at: dateTimeField,
    /** Null for a program. */
    user: textOrNull,
    isYours: { type: 'boolean' },
    count,
    note: textOrNull,
    isReturned: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Publication = FromSchema<typeof publication>;

export const countChanges = defineCall({
  ...base,
  id: 'countChanges',
  method: 'GET',
  path: '/api/changes/count',
  summary: 'How many changes visitors do not see yet, of what the caller may publish',
  access: read,
  answers: {
    200: {
      description: 'The number; what goes live by itself is not counted',
      schema: { type: 'object', additionalProperties: false, required: ['count'], properties: { count } },
    },
  },
});

export const listChanges = defineCall({
  ...base,
  id: 'listChanges',
  method: 'GET',
  path: '/api/changes',
  summary: 'What visitors do not see yet, with each difference, of what the caller may publish',
  access: read,
  answers: {
    200: { description: 'The last 200 changes, the last one first', schema: { type: 'array', items: change } },
  },
});

export const publishChanges = defineCall({
  ...base,
  id: 'publishChanges',
  method: 'POST',
  path: '/api/changes/publish',
  summary: 'Show these changes to visitors, all of them or none; what is refused is named as `<type>/<id>`',
  access: write,
  query: shownQuery,
  body: publishBody,
  answers: { 200: { description: 'The publication', schema: publication } },
});

export const listPublications = defineCall({
  ...base,
  id: 'listPublications',
  method: 'GET',
  path: '/api/publications',
  summary: 'What was published together, the last one first',
  access: read,
  query: { type: 'object', additionalProperties: false, properties: pagingFields },
  answers: { 200: { description: 'One page', schema: { type: 'array', items: publication } } },
});

export const returnPublication = defineCall({
  ...base,
  id: 'returnPublication',
  method: 'POST',
  path: '/api/publications/:id/return',
  summary: 'Show visitors again what they saw before a publication, all of it or none; its changes wait again',
  access: write,
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  query: shownQuery,
  answers: { 200: { description: 'The publication', schema: publication } },
});
