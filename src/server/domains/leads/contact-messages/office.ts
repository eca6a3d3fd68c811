import { desc, eq } from 'drizzle-orm';
import { type ContactMessageRow, platformMessages, schoolMessages } from '#schemas/api/contact-messages.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { type CsvColumn, csvAnswer } from '#server/http/calls/csv.ts';
import { type Handler, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { readPages } from '#server/store/read-pages.ts';
import { contactMessages } from '#server/store/schema.ts';
import { contactMessageFilter, contactMessageRow } from './contact-message-row.ts';

const latestFirst = desc(contactMessages.id);
/** What spreadsheets still open with ease. */
const maxExportRows = 50_000;

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

/** What an office does with the messages that were written to it: list them, take them along as a table, mark them. */
const officeHandlers = (calls: typeof schoolMessages): readonly Handler[] => [
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
  handle(calls.export, ({ query }, context) =>
    context.read(async ({ db }) => {
      const where = contactMessageFilter(query);
      const selected = db.select().from(contactMessages).where(where).orderBy(latestFirst).limit(maxExportRows);
      return csvAnswer('contact-messages.csv', { columns, pages: readPages(db, selected, contactMessageRow) });
    }),
  ),
  handle(calls.change, ({ params, body }, context) =>
    context.write(async ({ db, audit, unrecorded }) => {
      const own = eq(contactMessages.id, params.id);
      const [before] = await db.select().from(contactMessages).where(own).for('update');
      if (!before) throw notFound();
      const { Status } = body;
      if (before.status === Status) {
        unrecorded();
        return ok(contactMessageRow(before));
      }
      await db.update(contactMessages).set({ status: Status }).where(own);
      await audit({ entity: 'contactMessage', id: before.id, before: { Status: before.status }, after: { Status } });
      return ok(contactMessageRow({ ...before, status: Status }));
    }),
  ),
];

export const contactMessageHandlers = [...officeHandlers(schoolMessages), ...officeHandlers(platformMessages)];
