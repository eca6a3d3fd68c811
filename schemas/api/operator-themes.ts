import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineCall, needs, operators, type VerbatimBody } from './define.ts';

const text = { type: 'string' } as const satisfies JSONSchema;
const textOrNull = { type: ['string', 'null'] } as const satisfies JSONSchema;
const flag = { type: 'boolean' } as const satisfies JSONSchema;

const position = {
  type: 'object',
  additionalProperties: false,
  required: ['line', 'column'],
  properties: { line: { type: 'integer' }, column: { type: 'integer' } },
} as const satisfies JSONSchema;

/** What the check of a theme found, as `theme check --format json` has it. */
const finding = {
  type: 'object',
  additionalProperties: false,
  required: ['rule', 'severity', 'file', 'pointer', 'start', 'end', 'message', 'docsUrl'],
  properties: {
    rule: text,
    severity: text,
    file: text,
    pointer: text,
    start: position,
    end: position,
    message: text,
    expected: text,
    actual: text,
    suggestion: text,
    fix: { type: 'object', additionalProperties: true },
    docsUrl: text,
  },
} as const satisfies JSONSchema;

const publicationFields = {
  themeId: { type: 'integer' },
  slug: text,
  version: text,
  hash: text,
  previousHash: textOrNull,
  previousVersion: textOrNull,
  /** Whether that version is live: not so where it was only tried. */
  live: flag,
  /** Whether it was live already, so that nothing was changed. */
  unchanged: flag,
  findings: { type: 'array', items: finding },
} as const satisfies Record<string, JSONSchema>;

const publicationRequired = [
  'themeId',
  'slug',
  'version',
  'hash',
  'previousHash',
  'previousVersion',
  'live',
  'unchanged',
  'findings',
] as const satisfies readonly (keyof typeof publicationFields)[];

const publication = {
  type: 'object',
  additionalProperties: false,
  required: publicationRequired,
  properties: publicationFields,
} as const satisfies JSONSchema;

const affectedSchool = {
  type: 'object',
  additionalProperties: false,
  required: ['schoolId', 'slug', 'name', 'pinned', 'losses'],
  properties: {
    schoolId: { type: 'integer' },
    slug: text,
    name: text,
    pinned: flag,
    /** Of its choices, those that mean nothing in the version. */
    losses: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
} as const satisfies JSONSchema;

const publishing = {
  type: 'object',
  additionalProperties: false,
  required: [...publicationRequired, 'schools', 'moreSchools'],
  properties: {
    ...publicationFields,
    schools: { type: 'array', items: affectedSchool },
    moreSchools: { type: 'integer' },
  },
} as const satisfies JSONSchema;

const publishedTheme = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId', 'slug', 'name', 'version', 'hash', 'movedByOperator', 'versions'],
  properties: {
    themeId: { type: 'integer' },
    slug: textOrNull,
    name: textOrNull,
    version: textOrNull,
    hash: text,
    movedByOperator: flag,
    versions: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['hash', 'version', 'publishedAt', 'live'],
        properties: { hash: text, version: textOrNull, publishedAt: text, live: flag },
      },
    },
  },
} as const satisfies JSONSchema;

const publishBody = {
  type: 'object',
  additionalProperties: false,
  required: ['document'],
  properties: {
    /** The text of a theme.json. */
    document: text,
    /** How findings name the file. */
    file: { type: 'string', minLength: 1, maxLength: 1024 },
    dryRun: flag,
  },
} as const satisfies JSONSchema;

const rollbackBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** A version, its hash or the start of that. */
    to: { type: 'string', minLength: 1, maxLength: 64 },
  },
} as const satisfies JSONSchema;

const themeParams = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId'],
  properties: { themeId: { type: 'string', pattern: '^\\d{1,9}$' } },
} as const satisfies JSONSchema;

const verbatim: VerbatimBody = {
  /** A theme of the largest size, with room for what JSON writes before its quotes and line ends. */
  maxBytes: 2 * 1024 * 1024,
  shape: '{ "document": "<the text of theme.json>" } to publish, { "to": "<version or hash>" } or {} to roll back',
};

const group = 'Themes';

export const listThemes = defineCall({
  id: 'listThemes',
  method: 'GET',
  path: '/api/operator/themes',
  group,
  summary: 'Every published theme with its live version, and the versions that can be live again',
  host: 'platform',
  access: operators,
  answers: {
    200: {
      description: 'The themes by their ids',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['themes'],
        properties: { themes: { type: 'array', items: publishedTheme } },
      },
    },
  },
});

export const publishTheme = defineCall({
  id: 'publishTheme',
  method: 'POST',
  path: '/api/operator/themes',
  group,
  summary: 'Check a theme of at most 512 KB and make it live; with dryRun everything is checked and nothing changes',
  host: 'platform',
  access: operators,
  body: publishBody,
  verbatim,
  answers: {
    200: { description: 'Nothing was changed: it was only tried, or live already', schema: publishing },
    201: { description: 'It is live', schema: publishing },
  },
});

export const rollbackTheme = defineCall({
  id: 'rollbackTheme',
  method: 'POST',
  path: '/api/operator/themes/:themeId/rollback',
  group,
  summary: 'Make the version that was live before live again, or the one that is named',
  host: 'platform',
  access: operators,
  params: themeParams,
  body: rollbackBody,
  verbatim,
  answers: { 200: { description: 'It is live', schema: publication } },
});

const usedTheme = {
  ...publishedTheme,
  required: [...publishedTheme.required, 'schools'],
  properties: {
    ...publishedTheme.properties,
    /** How many schools use it. */
    schools: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type UsedTheme = FromSchema<typeof usedTheme>;

export const listUsedThemes = defineCall({
  id: 'listUsedThemes',
  method: 'GET',
  path: '/api/platform/themes',
  group,
  summary: 'Every published theme with its versions and how many schools use it, for who is signed in as an operator',
  host: 'platform',
  access: needs('/platform', 'read'),
  answers: {
    200: { description: 'The themes by their ids', schema: { type: 'array', items: usedTheme } },
  },
});

export const rollbackUsedTheme = defineCall({
  id: 'rollbackUsedTheme',
  method: 'POST',
  path: '/api/platform/themes/:themeId/rollback',
  group,
  summary: 'Make another version of a theme live, for who is signed in as an operator',
  host: 'platform',
  access: needs('/platform', 'write'),
  params: themeParams,
  body: { ...rollbackBody, required: ['to'] } as const,
  answers: { 200: { description: 'It is live', schema: publication } },
});
