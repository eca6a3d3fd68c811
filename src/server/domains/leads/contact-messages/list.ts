import { count, desc } from 'drizzle-orm';
import type { ContactMessageRow } from '#schemas/api/contact-messages.ts';
import { type CsvColumn, csvAnswer, maxExportRows } from '#server/http/calls/csv.ts';
import { type Handler, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { readPages } from '#server/store/read-pages.ts';
import { contactMessages } from '#server/store/schema.ts';
import { contactMessageFilter, contactMessageRow, isPresent } from './contact-message-row.ts';
import type { OfficeCalls } from './office-calls.ts';

const latestFirst = desc(contactMessages.id);

const fields = [
  'Contact_Message_Id',
  'Name',
  'Email',
  'Mobile',
  'Subject',
  'Message',
  'Status',
  'Created_At',
] as const satisfies readonly (keyof ContactMessageRow)[];

const columns = fields.map((field): CsvColumn<ContactMessageRow> => ({ label: field, value: (row) => row[field] }));

/** Lists the messages that were written to an office, counts them, and gives them as a table. */
export const listHandlers = (calls: OfficeCalls): readonly Handler[] => [
  handle(calls.list, ({ query }, context) =>
    context.read(async ({ db }) => {
      const where = contactMessageFilter(query);
      const { limit, offset } = pageOf(query);
      const rows = await db
        .select()
        .from(contactMessages)
        .where(where)
        .orderBy(latestFirst)
        .limit(limit)
        .offset(offset);
      return listOf(rows.map(contactMessageRow), await totalRows(context, { db, table: contactMessages, where }));
    }),
  ),
  handle(calls.count, (_, context) =>
    context.read(async ({ db }) => {
      const { status } = contactMessages;
      const counted = { Status: status, Count: count() };
      return ok(await db.select(counted).from(contactMessages).where(isPresent).groupBy(status).orderBy(status));
    }),
  ),
  handle(calls.export, ({ query }, context) =>
    context.read(async ({ db }) => {
      const where = contactMessageFilter(query);
      const selected = db.select().from(contactMessages).where(where).orderBy(latestFirst).limit(maxExportRows);
      return csvAnswer('contact-messages.csv', { columns, pages: readPages(db, selected, contactMessageRow) });
    }),
  ),
];
