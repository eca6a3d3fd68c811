import { desc } from 'drizzle-orm';
import { type DemoRequestRow, exportDemoRequests, listDemoRequests } from '#schemas/api/demo-requests.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { readPages } from '#server/store/read-pages.ts';
import { demoRequests } from '#server/store/schema.ts';
import { demoRequestFilter, demoRequestRow } from './demo-request-row.ts';

const latestFirst = desc(demoRequests.id);

/** The demo requests, the latest first. */
export const listDemoRequestsHandler = handle(listDemoRequests, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = demoRequestFilter(query);
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(demoRequests).where(where).orderBy(latestFirst).limit(limit).offset(offset);
    return listOf(rows.map(demoRequestRow), await totalRows(context, { db, table: demoRequests, where }));
  }),
);

const fields = [
  'Demo_Request_Id',
  'Name',
  'School_Name',
  'Designation',
  'Mobile',
  'Email',
  'City',
  'State',
  'Students_Count',
  'Preferred_Time',
  'Message',
  'Status',
  'Requests',
  'Created_At',
  'Updated_At',
] as const satisfies readonly (keyof DemoRequestRow)[];

const columns = fields.map((field): CsvColumn<DemoRequestRow> => ({ label: field, value: (row) => row[field] }));

/** The demo requests as a table, the latest first. */
export const exportDemoRequestsHandler = handle(exportDemoRequests, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = demoRequestFilter(query);
    const selected = db.select().from(demoRequests).where(where).orderBy(latestFirst).limit(maxExportRows);
    return csvAnswer('demo-requests.csv', { columns, pages: readPages(db, selected, demoRequestRow) });
  }),
);
