import type { StaffMemberBody } from '#schemas/api/staff/save.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { type StaffDayRow, type StaffRow, staffAttendance, staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { memberColumns } from './member-record.ts';

interface Entering {
  readonly schoolId: number;
  /** In order, as `findWrongFields` would have them, and without sealed numbers. */
  readonly members: readonly Omit<StaffMemberBody, 'School_Id' | 'Staff_Id'>[];
}

/** Adds members of staff without log-ins, many at once. */
export const enterMembers = ({ db, touch }: StoreContext, { schoolId, members }: Entering): Promise<StaffRow[]> => {
  touch(schoolTag(schoolId, 'staff'));
  return db
    .insert(staffMembers)
    .values(members.map((body) => ({ schoolId, ...memberColumns({ School_Id: schoolId, Staff_Id: 0, ...body }) })))
    .returning();
};

/** Adds days to the registers of the staff; none of them is there yet. */
export const enterStaffDays = async (
  { db }: StoreContext,
  schoolId: number,
  days: readonly Pick<StaffDayRow, 'staffId' | 'day' | 'code'>[],
): Promise<void> => {
  if (days.length > 0) await db.insert(staffAttendance).values(days.map((day) => ({ schoolId, ...day })));
};
