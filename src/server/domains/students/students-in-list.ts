import { and, type SQL } from 'drizzle-orm';
import type { StudentExportQuery } from '#schemas/api/students/read.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { studentsInScope } from './in-scope.ts';
import { attendanceFilter } from './list-attendance.ts';
import { studentFilter } from './list-query.ts';

/** Who is in a list of students, or in a file made of it: who it is narrowed to, of those whom the caller may see. */
export const studentsInList = async (
  tx: StoreContext,
  context: CallContext,
  filters: Omit<StudentExportQuery, 'School_Id' | 'sort'>,
): Promise<SQL | undefined> =>
  and(
    await studentFilter(tx.db, filters),
    await attendanceFilter(tx, context, filters),
    await studentsInScope(tx, context),
  );
