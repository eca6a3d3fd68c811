import { eq } from 'drizzle-orm';
import { wholeName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { databaseFault, isUniqueViolation } from '#server/store/errors.ts';
import { staffMembers } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Runs a write of a member; an employee number that is taken becomes `DUPLICATE` at its field, with who has it. */
export const withDuplicateErrors = async <T>(
  context: CallContext,
  employeeNo: string,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error) || databaseFault(error)?.constraint !== 'staff_members_employee_no') throw error;
    const [owner] = await context.read(({ db }) =>
      db.select().from(staffMembers).where(eq(staffMembers.employeeNo, employeeNo)),
    );
    const name = owner ? wholeName(owner) : 'another member of staff';
    const params = { label: 'Employee number', value: employeeNo, name };
    const { message } = new AppError('DUPLICATE', params);
    throw new AppError('DUPLICATE', params, { errors: { Employee_No: [message] }, cause: error });
  }
};
