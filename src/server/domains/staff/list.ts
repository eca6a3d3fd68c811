import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { listStaff, readOwnMember, readStaffMember, type StaffQuery } from '#schemas/api/staff/read.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { type CallContext, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { type StaffRow, staffMembers, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { hasDue, readFirstDue } from './documents/due.ts';
import { readDocuments, toDocument } from './documents/record.ts';
import { findMember } from './find-member.ts';
import { findOwnMember, isOwn } from './leave/member-scope.ts';
import { keepsRecords } from './member-record.ts';
import { showMember, showMembers } from './show-members.ts';

const { firstName, middleName, lastName, employeeNo, joiningDate, mobile, id, status, erasedAt } = staffMembers;

const orders: Readonly<Record<StaffQuery['sort'], readonly SQL[]>> = {
  name: [asc(firstName), asc(lastName), asc(id)],
  employeeNo: [asc(sql`length(${employeeNo})`), asc(employeeNo)],
  joined: [desc(joiningDate), asc(id)],
};

/** The directory. Only who keeps the records finds those who have left. */
export const listStaffHandler = handle(listStaff, ({ query }, context) =>
  context.read(async (tx) => {
    const { db } = tx;
    const isKeeper = keepsRecords(context);
    const { today } = await readSchoolDay(tx, context.now());
    const where = staffFilter(db, query, { isKeeper, today });
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select()
      .from(staffMembers)
      .where(where)
      .orderBy(...orders[query.sort])
      .limit(limit)
      .offset(offset);
    const total = await totalRows(context, { db, table: staffMembers, where });
    const members = await showMembers(context, db, rows);
    if (!isKeeper) return listOf(members, total);
    const due = await readFirstDue(db, { ids: rows.map((row) => row.id), today });
    return listOf(
      members.map((member) => ({ ...member, ...due.get(member.Staff_Id) })),
      total,
    );
  }),
);

const isSet = (filter: number | string): boolean => filter !== -1 && filter !== '-1';

interface Reader {
  readonly isKeeper: boolean;
  /** The school's day, YYYY-MM-DD. */
  readonly today: string;
}

const staffFilter = (db: Db, query: StaffQuery, { isKeeper, today }: Reader): SQL | undefined => {
  const { keyword, Staff_Role_Id: role, Department: department, Staff_Type: type } = query;
  return and(
    isNull(erasedAt),
    isKeeper ? statusFilter(db, query.Status) : ne(status, 'Left'),
    !isKeeper && query.Status === 'On_Leave' ? eq(status, 'On_Leave') : undefined,
    isSet(role) ? eq(staffMembers.roleId, role) : undefined,
    isSet(department) ? eq(staffMembers.department, department) : undefined,
    isSet(type) ? eq(staffMembers.staffType, type as StaffRow['staffType']) : undefined,
    isKeeper && query.Documents !== '-1' ? hasDue(query.Documents, today) : undefined,
    keyword ? matching(keyword, isKeeper) : undefined,
  );
};

const statusFilter = (db: Db, wanted: StaffQuery['Status']): SQL | undefined => {
  if (wanted === '-1') return undefined;
  if (wanted === 'Current') return ne(status, 'Left');
  const waiting = db.select({ id: users.id }).from(users).where(isNull(users.passwordHash));
  const isInvited = and(isNotNull(staffMembers.userId), sql`${staffMembers.userId} in ${waiting}`) ?? sql`false`;
  if (wanted === 'Invited') return and(eq(status, 'Active'), isInvited);
  return wanted === 'Active' ? and(eq(status, 'Active'), sql`(${isInvited}) is not true`) : eq(status, wanted);
};

const matching = (keyword: string, isKeeper: boolean): SQL | undefined => {
  const pattern = containing(keyword);
  const phone = normalizePhone(keyword);
  return or(
    ilike(sql`concat_ws(' ', ${firstName}, ${middleName}, ${lastName})`, pattern),
    ilike(sql`concat_ws(' ', ${firstName}, ${lastName})`, pattern),
    ilike(mobile, pattern),
    phone === '' ? undefined : eq(mobile, phone),
    isKeeper ? ilike(employeeNo, pattern) : undefined,
  );
};

/**
 * One member, with the documents for who keeps the records and for the member. One who has left is not found by others
 * than the keepers of the records.
 */
export const readStaffMemberHandler = handle(readStaffMember, ({ params }, context) =>
  context.read(async ({ db }) => {
    const row = await findMember(db, params.id);
    if (!keepsRecords(context) && (row.status === 'Left' || row.erasedAt)) throw notFound();
    const member = await showMember(context, db, row);
    if (!keepsRecords(context) && !isOwn(context, row)) return ok({ member });
    return ok({ member, documents: await showDocuments(context, db, row) });
  }),
);

/** The caller's own record, whoever keeps the records. */
export const readOwnMemberHandler = handle(readOwnMember, (_, context) =>
  context.read(async ({ db }) => {
    const row = await findOwnMember(db, context);
    if (!row) return ok({});
    return ok({ member: await showMember(context, db, row), documents: await showDocuments(context, db, row) });
  }),
);

const showDocuments = async ({ services }: CallContext, db: Db, { id: memberId }: StaffRow) =>
  (await readDocuments(db, memberId)).map((one) => toDocument(services, one));

/** As `showMember`, for what a write answers. */
export const answerMember = async (context: CallContext, db: Db, row: StaffRow) =>
  ok({ member: await showMember(context, db, row) });
