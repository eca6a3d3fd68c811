import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { type StudentLeaveRow, studentLeave } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

interface Asked {
  readonly studentIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** The approved leave of some students that has one of some days. */
export const readApproved = async (db: Db, { studentIds, from, to }: Asked): Promise<StudentLeaveRow[]> =>
  studentIds.length === 0
    ? []
    : db
        .select()
        .from(studentLeave)
        .where(
          and(
            inArray(studentLeave.studentId, [...studentIds]),
            eq(studentLeave.state, 'Approved'),
            lte(studentLeave.firstDay, to),
            gte(studentLeave.lastDay, from),
          ),
        );
