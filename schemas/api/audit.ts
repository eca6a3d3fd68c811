import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { filterField, pagingFields } from './shared.ts';

/** Fields by name, as they were written down: of many kinds of things. */
const state = { type: ['object', 'null'], additionalProperties: true } as const satisfies JSONSchema;

const entry = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'at', 'userId', 'actor', 'action', 'entity', 'entityId', 'before', 'after', 'requestId', 'erased'],
  properties: {
    id: idField,
    at: dateTimeField,
    userId: { type: ['integer', 'null'] },
    /**
     * A name, `token <name>`, `operator <name>`, `operator token <name>`, `visitor`, `first start` or `command line`.
     */
    actor: { type: 'string' },
    /** The operationId of the call. */
    action: { type: 'string' },
    entity: { type: 'string' },
    entityId: { type: ['integer', 'null'] },
    before: state,
    after: state,
    requestId: { type: ['string', 'null'] },
    /** Whether what was personal in it has been erased. */
    erased: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type AuditInfo = FromSchema<typeof entry>;

const filters = {
  entity: { type: 'string', minLength: 1, maxLength: 100 },
  entityId: filterField,
  userId: filterField,
  action: { type: 'string', minLength: 1, maxLength: 100 },
  /** The first and last day, as the school's clock has them. */
  from: dateField,
  to: dateField,
} as const satisfies Record<string, JSONSchema>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { ...filters, ...pagingFields },
} as const satisfies JSONSchema;

const exportQuery = {
  type: 'object',
  additionalProperties: false,
  properties: filters,
} as const satisfies JSONSchema;

export type AuditFilters = FromSchema<typeof exportQuery>;

const entryParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const toRead = { group: 'Audit log', method: 'GET', host: 'any', access: needs('/audit', 'read') } as const;

export const listAuditLog = defineCall({
  ...toRead,
  id: 'listAuditLog',
  path: '/api/audit',
  summary: 'Who changed what and when, the latest first',
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: entry } } },
});

export const exportAuditLog = defineCall({
  ...toRead,
  id: 'exportAuditLog',
  path: '/api/audit/export',
  summary: 'The audit log as CSV, the latest first: at most 20,000 entries, each with the fields that changed',
  query: exportQuery,
  answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
});

export const readAuditEntry = defineCall({
  ...toRead,
  id: 'readAuditEntry',
  path: '/api/audit/:id',
  summary: 'One entry of the audit log',
  params: entryParams,
  answers: { 200: { description: 'The entry', schema: entry } },
});
