import { type SQL, sql } from 'drizzle-orm';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import {
  type StaffDocumentFilter,
  type StaffDocumentType,
  staffDocumentNotice,
} from '#schemas/records/staff-document.ts';
import { wholeName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { staffDocuments, staffMembers } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { addDays } from '#shared/calendar.ts';
import { keepsRecords } from '../member-record.ts';

/**
 * Until when each member's documents hold: of one type the one that holds longest, each by itself of the type `Other`.
 * The police verification of the record is one of them, with or without a file.
 */
const ends = sql`(
  select staff_id, document_type, max(expiry_date) as expiry_date from (
    select staff_id, document_type, expiry_date, case when document_type = 'Other' then id else 0 end as one
      from ${staffDocuments} where expiry_date is not null
    union all
    select id, 'Police_Verification', (details->>'Police_Verification_Until')::date, 0
      from ${staffMembers} where details->>'Police_Verification_Until' is not null
  ) as each group by staff_id, document_type, one
) as ends`;

const withinDays: Readonly<Record<StaffDocumentFilter, number>> = {
  Expired: -1,
  Within_30: staffDocumentNotice.soon,
  Within_60: staffDocumentNotice.ahead,
};

/** The condition that a member has a document that is over, or ends within the days of a filter. */
export const hasDue = (filter: StaffDocumentFilter, today: string): SQL =>
  sql`${staffMembers.id} in (select staff_id from ${ends} where expiry_date <= ${addDays(today, withinDays[filter])})`;

/** Of each of some members the document that ends first, where that is over or near. */
export const readFirstDue = async (
  db: Db,
  { ids, today }: { readonly ids: readonly number[]; readonly today: string },
): Promise<ReadonlyMap<number, Pick<StaffMember, 'Document_Due'>>> => {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number; type: StaffDocumentType; until: string }>(sql`
    select distinct on (staff_id) staff_id as id, document_type as type, expiry_date::text as until from ${ends}
    where staff_id in (${wanted}) and expiry_date <= ${addDays(today, staffDocumentNotice.ahead)}
    order by staff_id, expiry_date, document_type`);
  return new Map(
    rows.map(({ id, type, until }) => [id, { Document_Due: { Document_Type: type, Expiry_Date: until } }]),
  );
};

/** What is over or ends within 30 days of those at the school, for who keeps the records: whose, and the first day. */
export const readDueStaffDocuments = async (
  { db }: StoreContext,
  context: Pick<CallContext, 'scopeOf'>,
  today: string,
): Promise<{ readonly count: number; readonly names: readonly string[]; readonly date: string | null }> => {
  if (!keepsRecords(context)) return { count: 0, names: [], date: null };
  const { rows } = await db.execute<{
    firstName: string;
    middleName: string | null;
    lastName: string | null;
    until: string;
  }>(sql`
    select first_name as "firstName", middle_name as "middleName", last_name as "lastName", expiry_date::text as until
    from ${ends} inner join ${staffMembers} on ${staffMembers.id} = staff_id
    where expiry_date <= ${addDays(today, staffDocumentNotice.soon)}
      and ${staffMembers.status} <> 'Left' and ${staffMembers.erasedAt} is null
    order by expiry_date, staff_id`);
  const names = [...new Set(rows.map(wholeName))].slice(0, 3);
  return { count: rows.length, names, date: rows[0]?.until ?? null };
};
