import { isDeepStrictEqual } from 'node:util';
import { and, desc, lt } from 'drizzle-orm';
import { type AuditFilters, exportAuditLog } from '#schemas/api/audit.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type CallContext, handle } from '#server/http/calls/handle.ts';
import { type AuditRow, auditLog } from '#server/store/schema.ts';
import { auditFilter } from './audit-filter.ts';

/** All are in memory before the first is sent. */
const maxRows = 20_000;
/** What is read in one transaction: in between, others have the connection. */
const rowsPerPage = 500;
/** The most of a field that is told, in characters: the office shows the rest. */
const maxValue = 200;
const maxChanges = 2000;

type Fields = Readonly<Record<string, unknown>>;

const columns: readonly CsvColumn<AuditRow>[] = [
  { label: 'id', value: ({ id }) => id },
  { label: 'at', value: ({ at }) => at.toISOString() },
  { label: 'actor', value: ({ actor }) => actor },
  { label: 'action', value: ({ action }) => action },
  { label: 'entity', value: ({ entity }) => entity },
  { label: 'entityId', value: ({ entityId }) => entityId },
  { label: 'changes', value: ({ before, after }) => changesOf(before ?? {}, after ?? {}) },
  { label: 'erased', value: ({ erased }) => erased },
  { label: 'requestId', value: ({ requestId }) => requestId },
];

/** A school's log as a table, as it stood when it was begun: entries are added, and never changed. */
export const exportAuditLogHandler = handle(exportAuditLog, ({ query }, context) =>
  csvAnswer('audit-log.csv', { columns, pages: pagesOf(query, context) }),
);

/** The latest first. */
async function* pagesOf(filters: AuditFilters, context: CallContext): AsyncGenerator<readonly AuditRow[]> {
  let last: number | undefined;
  for (let read = 0; read < maxRows; read += rowsPerPage) {
    const rows = await context.read(async ({ db }) => {
      const where = and(
        await auditFilter(db, context, filters),
        last === undefined ? undefined : lt(auditLog.id, last),
      );
      return db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(rowsPerPage);
    });
    yield rows;
    last = rows.at(-1)?.id;
    if (rows.length < rowsPerPage) return;
  }
}

/** `Status: New → Read`, of each field that differs. */
const changesOf = (before: Fields, after: Fields): string =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => `${field}: ${[before[field], after[field]].map(text).filter(Boolean).join(' → ')}`)
    .join('; ')
    .slice(0, maxChanges);

const text = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxValue);
};
