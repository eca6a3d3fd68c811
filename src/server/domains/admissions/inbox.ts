import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { countInbox, type InboxRow, readInbox } from '#schemas/api/admission-inbox.ts';
import type { DocumentState } from '#schemas/records/enquiry.ts';
import { inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { type EnquiryRow, enquiries, enquiryDocuments, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { groupAt, inboxWhere, planInbox } from './inbox-plan.ts';
import { documentsByRules, readDocumentRules } from './required-documents.ts';

/** A page of the office's enquiries, in the order of its work. */
export const readInboxHandler = handle(readInbox, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const day = await readSchoolDay(transaction, context.now());
    const where = and(
      inArray(enquiries.status, [...inboxViews[query.view]]),
      await inboxWhere(db, query, day.timeZone),
    );
    const { next, rank, orderBy } = planInbox(day);
    const { limit, offset } = pageOf(query);
    // The order names columns by their place: an expression with values in it is none that PostgreSQL finds again.
    const page = await db
      .select({ id: enquiries.id, rank, next: next.as('next') })
      .from(enquiries)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const ids = page.map(({ id }) => id);
    const rows = await readRows(transaction, ids);
    const documents = await documentStatesOf(
      transaction,
      [...rows.values()].map(({ row }) => row),
    );
    const shown = page.flatMap(({ id, rank: place, next: day }) => {
      const found = rows.get(id);
      if (!found) return [];
      const { row, assignedName } = found;
      return [{ ...inboxRow(row, assignedName), Group: groupAt(place), Next_Date: day, Documents: documents(row) }];
    });
    return listOf(shown, await totalRows(context, { db, table: enquiries, where }));
  }),
);

/** How many enquiries each status and each group has. */
export const countInboxHandler = handle(countInbox, ({ query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const day = await readSchoolDay(transaction, context.now());
    const { rank } = planInbox(day);
    const rows = await db
      .select({ Status: enquiries.status, place: rank.as('place'), Count: count() })
      .from(enquiries)
      .where(await inboxWhere(db, query, day.timeZone))
      .groupBy(sql`1`, sql`2`)
      .orderBy(sql`1`, sql`2`);
    return ok(rows.map(({ place, ...row }) => ({ ...row, Group: groupAt(Number(place)) })));
  }),
);

interface Found {
  readonly row: EnquiryRow;
  readonly assignedName: string | null;
}

const readRows = async ({ db }: StoreContext, ids: readonly number[]): Promise<ReadonlyMap<number, Found>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: getTableColumns(enquiries), assignedName: users.name })
    .from(enquiries)
    .leftJoin(users, and(eq(users.schoolId, enquiries.schoolId), eq(users.id, enquiries.assignedTo)))
    .where(inArray(enquiries.id, [...ids]));
  return new Map(rows.map((found) => [found.row.id, found]));
};

const inboxRow = (
  row: EnquiryRow,
  assignedName: string | null,
): Omit<InboxRow, 'Group' | 'Next_Date' | 'Documents'> => ({
  Admission_Enquiry_Id: row.id,
  Reference_No: row.referenceNo,
  Status: row.status,
  Child_Name: wholeName(row),
  Parent_Name: row.parentName,
  Mobile: row.mobile,
  Session: row.session,
  Class_Id: row.classId,
  Enquiry_Type: row.enquiryType,
  Priority: row.priority,
  Assigned_To: row.assignedTo,
  ...(assignedName !== null && { Assigned_Name: assignedName }),
  Visit_At: row.visitAt?.toISOString() ?? null,
  Created_At: row.createdAt.toISOString(),
  version: row.version,
});

/** Where the documents of these enquiries stand: of each, the required ones first, then what else was sent. */
const documentStatesOf = async (
  transaction: StoreContext,
  rows: readonly EnquiryRow[],
): Promise<(row: EnquiryRow) => DocumentState[]> => {
  const ids = rows.map(({ id }) => id);
  const rules = await readDocumentRules(transaction);
  const sent = ids.length === 0 ? [] : await sentDocuments(transaction, inArray(enquiryDocuments.enquiryId, ids));
  return ({ id, classId }) => {
    const own = new Map(sent.filter((one) => one.enquiryId === id).map(({ type, state }) => [type, state]));
    const required = documentsByRules(rules, classId);
    return [...new Set([...required, ...own.keys()])].map((type) => own.get(type) ?? 'Missing');
  };
};

const sentDocuments = ({ db }: StoreContext, where: SQL) =>
  db
    .select({
      enquiryId: enquiryDocuments.enquiryId,
      type: enquiryDocuments.documentType,
      state: enquiryDocuments.state,
    })
    .from(enquiryDocuments)
    .where(where)
    .orderBy(enquiryDocuments.id);
