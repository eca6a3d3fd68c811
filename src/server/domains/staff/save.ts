import { and, eq, sql } from 'drizzle-orm';
import { addStaffMember, type StaffMemberBody } from '#schemas/api/staff/save.ts';
import { staffRoleLookup } from '#schemas/lookups/staff-roles.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { offeredClasses, offeredItems, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import {
  keepUpload,
  portrait,
  type StoredUpload,
  storePictureUpload,
  withUploads,
} from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type StaffRow, staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { findWrongFields } from './check-member.ts';
import { withDuplicateErrors } from './duplicates.ts';
import { findMember, lockMember } from './find-member.ts';
import { carryClasses } from './led-classes.ts';
import { memberColumns, toMemberRecord } from './member-record.ts';
import { sealedColumns } from './sealed-columns.ts';
import { showMember } from './show-members.ts';

/** Adds a member of staff, or replaces the details of one; the photo and sealed numbers stay where they are left out. */
export const addStaffMemberHandler = handle(addStaffMember, async ({ body, files: [file] }, context) => {
  const { services, school, actor } = context;
  await requireRight(body, context);
  const options = { schoolId: school.schoolId, class: 'private', userId: userIdOf(actor), ...portrait } as const;
  const photo = file && (await storePictureUpload(services, { ...options, file }));
  const save = body.Staff_Id === 0 ? insertMember : updateMember;
  const { member, leftover } = await withUploads(services, photo ? [photo] : [], () =>
    withDuplicateErrors(context, body.Employee_No, () =>
      context.write(async (tx) => {
        const { row, leftover } = await save(tx, { context, body, photo });
        return { member: await showMember(context, tx.db, row), leftover };
      }),
    ),
  );
  await deleteFiles(services.storage, leftover);
  return body.Staff_Id === 0 ? created({ member }) : ok({ member });
});

/** Errors: `NOT_VALID` with every field that is wrong, `NOT_FOUND`. */
const requireRight = (body: StaffMemberBody, context: CallContext): Promise<void> =>
  context.read(async (tx) => {
    const before = body.Staff_Id === 0 ? undefined : await findMember(tx.db, body.Staff_Id);
    const { today } = await readSchoolDay(tx, context.now());
    const errors = findWrongFields(body, { today, before });
    if (Object.keys(errors).length > 0) throw notValid(errors);
    await requireListed(tx, body, before);
  });

/** What has been taken from the lists stays where it was. */
const requireListed = async (tx: StoreContext, body: StaffMemberBody, before: StaffRow | undefined): Promise<void> => {
  const roles = await offeredItems(tx.db, staffRoleLookup);
  if (body.Staff_Role_Id !== before?.roleId && !roles.some(({ id }) => id === body.Staff_Role_Id))
    throw wrongField('Staff_Role_Id', 'Choose a role that is in the list.');
  const taught = new Set((await offeredClasses(tx)).map(({ id }) => id));
  const sections = await offeredSectionIds(tx);
  const kept = (before?.details.Classes ?? []) as NonNullable<StaffMemberBody['Classes']>;
  const unknown = body.Classes?.some(
    ({ Class_Id: classId, Section_Id: sectionId }) =>
      !(taught.has(classId) || kept.some((one) => one.Class_Id === classId)) ||
      !(sections.has(sectionId) || kept.some((one) => one.Section_Id === sectionId)),
  );
  if (unknown) throw wrongField('Classes', 'Choose classes that the school has.');
};

interface Saving {
  readonly context: CallContext;
  readonly body: StaffMemberBody;
  readonly photo: StoredUpload | undefined;
}

interface Saved {
  readonly row: StaffRow;
  /** Files that nothing needs any more once this is committed. */
  readonly leftover: readonly string[];
}

const insertMember = async (tx: WriteContext, { context, body, photo }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const photoMediaId = photo ? await keepUpload(tx, photo) : null;
  const added = onlyRow(
    await tx.db
      .insert(staffMembers)
      .values({ schoolId, ...memberColumns(body), photoMediaId })
      .returning(),
  );
  // A number is sealed for its row, whose id is known now.
  const sealed = sealedColumns(body, { sealer: context.services.sealer, id: added.id });
  const row = await storeMember(tx, added, sealed);
  await tx.audit({ entity: 'staffMember', id: row.id, after: audited(row) });
  return { row, leftover: [] };
};

/** Errors: `NOT_FOUND`, `STALE`, `GUARD` where erased. */
const updateMember = async (tx: WriteContext, { context, body, photo }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const before = await lockMember(tx, body.Staff_Id);
  const { id, version, updatedAt } = before;
  const current = audited(before);
  const { Aadhaar_No: _a, Pan_No: _p, Account_No: _n, Confirm_Account_No: _c, ...yours } = body;
  await requireMatch(tx, context, { entity: 'staffMember', id, version, updatedAt, current, yours });
  const row = await storeMember(tx, before, {
    ...memberColumns(body),
    ...sealedColumns(body, { sealer: context.services.sealer, id }),
    ...(photo && { photoMediaId: await keepUpload(tx, photo) }),
    version: version + 1,
  });
  const replaced = photo ? before.photoMediaId : null;
  const leftover = replaced === null ? [] : await discardMedia(tx, schoolId, replaced);
  await tx.audit({ entity: 'staffMember', id, before: current, after: audited(row) });
  await carryClasses(tx, context, { before, after: row });
  return { row, leftover };
};

/** Changes columns of a member's row, which is locked or new. The website may show them. */
export const storeMember = async (
  { db, touch }: StoreContext,
  { schoolId, id }: Pick<StaffRow, 'schoolId' | 'id'>,
  values: Partial<StaffRow>,
): Promise<StaffRow> => {
  const [row] = await db
    .update(staffMembers)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(staffMembers.schoolId, schoolId), eq(staffMembers.id, id)))
    .returning();
  if (!row) throw new Error('A locked member was gone.');
  touch(schoolTag(schoolId, 'staff'));
  return row;
};

/** A member as the audit log has it: of sealed numbers the last four. */
export const audited = (row: StaffRow): Record<string, unknown> => {
  const photo = row.photoMediaId === null ? undefined : mediaReference(row.photoMediaId);
  const { Role_Name: _, ...record } = toMemberRecord({ row, roles: new Map(), account: undefined, photo });
  return record;
};
