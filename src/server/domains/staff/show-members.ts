import { inArray } from 'drizzle-orm';
import type { StaffMember } from '#schemas/api/staff/save.ts';
import { photoLink, photosOf } from '#server/domains/students/index.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type StaffRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { isOwn } from './leave/member-scope.ts';
import { keepsRecords, type MemberAccount, readRoleNames, toMemberRecord, toOpenRecord } from './member-record.ts';

/** Members as far as the caller may see them, oneself whole, with links to their photos. */
export const showMembers = async (context: CallContext, db: Db, rows: readonly StaffRow[]): Promise<StaffMember[]> => {
  const roles = await readRoleNames(db);
  const accounts = await accountsOf(db, rows);
  const photos = await photosOf(
    db,
    rows.map(({ photoMediaId }) => photoMediaId),
  );
  const isKeeper = keepsRecords(context);
  return rows.map((row) => {
    const show = isKeeper || isOwn(context, row) ? toMemberRecord : toOpenRecord;
    const photo = photoLink(context.services, photos.get(row.photoMediaId ?? 0) ?? null);
    return show({ row, roles, account: accounts.get(row.userId ?? 0), photo });
  });
};

/** One member, as `showMembers` has it. */
export const showMember = async (context: CallContext, db: Db, row: StaffRow): Promise<StaffMember> => {
  const [member] = await showMembers(context, db, [row]);
  if (!member) throw new Error('A member was not shown.');
  return member;
};

const accountsOf = async (db: Db, rows: readonly StaffRow[]): Promise<ReadonlyMap<number, MemberAccount>> => {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Map();
  const { id, passwordHash, role, permissionSets, classes, version } = users;
  const found = await db
    .select({ id, passwordHash, role, permissionSets, classes, version })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map((account) => [account.id, account]));
};
