import { listEnquiries } from '#schemas/api/admissions.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { enquiries } from '#server/store/schema.ts';
import { familyRow, officeRow } from './enquiry-row.ts';
import { planList } from './list-filter.ts';

/** A page of a school's enquiries; a parent's own, without what is the office's. */
export const listEnquiriesHandler = handle(listEnquiries, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const { where, orderBy } = await planList(transaction, query, context);
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select()
      .from(enquiries)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const shown = rows.map(context.scope === 'all' ? officeRow : familyRow);
    return listOf(shown, await totalRows(context, { db, table: enquiries, where }));
  }),
);
