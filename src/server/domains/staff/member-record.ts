import type { StaffMember, StaffMemberBody } from '#schemas/api/staff/save.ts';
import { staffRoleLookup } from '#schemas/lookups/staff-roles.ts';
import { openStaffDetails, type SealedStaffField, staffDetailFields } from '#schemas/records/staff.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { readValues } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StaffRow, UserRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

const detailNames = Object.keys(staffDetailFields);
const openNames = Object.keys(openStaffDetails);

/** Whether the caller keeps the records, and so reads all of them. */
export const keepsRecords = ({ scopeOf }: Pick<CallContext, 'scopeOf'>): boolean =>
  scopeOf('/staff/add_staff_member', 'write') === 'all';

/** The names of all roles, those that are switched off too. */
export const readRoleNames = async (db: Db): Promise<ReadonlyMap<number, string>> =>
  new Map((await readValues(db, staffRoleLookup)).map(({ id, name }) => [id, name]));

/** What somebody does at the school, as it is called there. */
export const workOf = (row: Pick<StaffRow, 'details' | 'roleId'>, roles: ReadonlyMap<number, string>): string =>
  typeof row.details.Designation === 'string' ? row.details.Designation : (roles.get(row.roleId) ?? '');

/** The columns that a form is stored in, but those of sealed numbers. */
export const memberColumns = (body: StaffMemberBody) => ({
  employeeNo: body.Employee_No,
  firstName: body.First_Name,
  middleName: body.Middle_Name ?? null,
  lastName: body.Last_Name ?? null,
  gender: body.Gender,
  dateOfBirth: body.Date_Of_Birth ?? null,
  mobile: normalizePhone(body.Mobile),
  email: body.Email?.toLowerCase() ?? null,
  roleId: body.Staff_Role_Id,
  department: body.Department ?? null,
  staffType: body.Staff_Type,
  joiningDate: body.Joining_Date,
  details: withoutNulls(pickFields(body, detailNames)),
});

export type MemberAccount = Pick<UserRow, 'id' | 'passwordHash' | 'role' | 'permissionSets' | 'classes' | 'version'>;

interface RecordParts {
  readonly row: StaffRow;
  readonly roles: ReadonlyMap<number, string>;
  /** That they log in by, where there is one. */
  readonly account: MemberAccount | undefined;
  /** What stands for the photo: a link for readers, the reference for the audit log. */
  readonly photo?: string | undefined;
}

/** What everybody in the office may read of a member. */
export const toOpenRecord = ({ row, roles, photo }: RecordParts): StaffMember =>
  withoutNulls({
    Staff_Id: row.id,
    First_Name: row.firstName,
    Middle_Name: row.middleName,
    Last_Name: row.lastName,
    Mobile: row.mobile,
    Email: row.email,
    Staff_Role_Id: row.roleId,
    Role_Name: roles.get(row.roleId) ?? '',
    Department: row.department,
    Staff_Type: row.staffType,
    Status: row.status,
    ...pickFields(row.details, openNames),
    Staff_Photo: photo,
  });

/** A member with the names of the wire, for who keeps the records; of one that was erased, what the school keeps. */
export const toMemberRecord = (parts: RecordParts): StaffMember => {
  const { row, account } = parts;
  const isInvited = account?.passwordHash === null;
  return withoutNulls({
    ...toOpenRecord(parts),
    School_Id: row.schoolId,
    Employee_No: row.employeeNo,
    Gender: row.gender as StaffMember['Gender'],
    Date_Of_Birth: row.dateOfBirth,
    Joining_Date: row.joiningDate,
    Status: isInvited && row.status === 'Active' ? 'Invited' : (row.status as StaffMember['Status']),
    Leaving_Date: row.leavingDate,
    Leaving_Reason: row.leavingReason,
    ...pickFields(row.details, detailNames),
    Aadhaar_Last4: row.aadhaarLast4,
    Pan_Last4: row.panLast4,
    Account_Last4: row.accountLast4,
    User_Id: row.userId,
    Log_In: account && {
      Role: account.role,
      Permission_Sets: account.permissionSets,
      Classes: account.permissionSets.includes('classTeacher') ? account.classes : [],
      Version: account.version,
    },
    Version: row.version,
    Is_Erased: row.erasedAt !== null || undefined,
  });
};

/** Where a sealed number belongs, so that it opens nowhere else. */
export const sealedPlace = (field: SealedStaffField, id: number): string => `staff_members.${field}:${id}`;
