import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { wrongField } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { databaseFault, isUniqueViolation } from '#server/store/errors.ts';
import { students, type UserRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type ApiError, AppError } from '#shared/errors/app-error.ts';

/** What an admin says of an account. */
export type UserFields = Pick<UserRow, 'name' | 'role' | 'permissionSets' | 'classes' | 'email' | 'mobile'> & {
  readonly studentIds: readonly number[];
};

/** Email and mobile in the form that they are stored and looked up in; null if there is none. */
export const storedContacts = ({ email, mobile }: { email?: string | null; mobile?: string | null }) => ({
  email: email?.toLowerCase() ?? null,
  mobile: mobile == null ? null : normalizePhone(mobile),
});

/** Throws `NOT_VALID` where the parts of an account do not go together. */
export const requireWhole = ({ role, permissionSets, classes, email, mobile, studentIds }: UserFields): void => {
  if (role !== 'Staff' && permissionSets.length > 0)
    throw wrongField('permissionSets', 'Only staff have permission sets.');
  if (classes.length > 0 && !permissionSets.includes('classTeacher'))
    throw wrongField('classes', 'Only class teachers have classes.');
  if (role === 'Student' && studentIds.length !== 1) throw wrongField('studentIds', 'Choose the student.');
  if (role === 'Parent' && studentIds.length === 0) throw wrongField('studentIds', 'Choose the children.');
  if (role === 'Operator' && studentIds.length > 0) throw wrongField('studentIds', 'Operators stand for no students.');
  // A student may sign in by the admission number.
  if (email === null && mobile === null && role !== 'Student')
    throw wrongField('email', 'Please enter email or mobile.');
};

interface Owned {
  /** The account itself, where it is there already. */
  readonly id: number | undefined;
  readonly fields: UserFields;
}

/**
 * Throws `NOT_VALID` for a student that is not there, `DUPLICATE` for an email, mobile or student that has an account.
 */
export const requireFree = async (db: Db, { id, fields }: Owned): Promise<void> => {
  const { email, mobile, role, studentIds } = fields;
  const others = id === undefined ? undefined : ne(users.id, id);
  if (studentIds.length > 0) {
    const found = await db
      .select({ id: students.id })
      .from(students)
      .where(inArray(students.id, [...studentIds]));
    const missing = studentIds.find((one) => !found.some((row) => row.id === one));
    if (missing !== undefined) throw wrongField('studentIds', `There is no student ${missing}.`);
  }
  const same = or(
    email === null ? undefined : eq(users.email, email),
    mobile === null ? undefined : eq(users.mobile, mobile),
  );
  const taken = same ? await db.select().from(users).where(and(same, others)) : [];
  for (const row of taken) {
    if (email !== null && row.email === email) throw duplicate({ field: 'email', value: email, name: row.name });
    throw duplicate({ field: 'mobile', value: mobile ?? '', name: row.name });
  }
  const [studentId] = studentIds;
  if (role !== 'Student' || studentId === undefined) return;
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.studentId, studentId), others));
  if (owner) throw duplicate({ field: 'studentIds', value: String(studentId), name: owner.name });
};

const labels = { email: 'Email', mobile: 'Mobile', studentIds: 'Student' } as const;

interface Duplicate {
  readonly field: keyof typeof labels;
  readonly value: string;
  readonly name: string;
}

const duplicate = ({ field, value, name }: Duplicate): ApiError => {
  const params = { label: labels[field], value, name };
  const { message } = new AppError('DUPLICATE', params);
  return new AppError('DUPLICATE', params, { errors: { [field]: [message] } });
};

const constraints = new Map([
  ['users_email', 'email'],
  ['users_mobile', 'mobile'],
] as const);

/** Runs a write of an account; what another transaction took in the meantime is a `DUPLICATE` too. */
export const withDuplicateErrors = async <T>(
  { email, mobile }: Pick<UserFields, 'email' | 'mobile'>,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { constraint } = databaseFault(error) ?? {};
    const field = isUniqueViolation(error) ? constraints.get(constraint as 'users_email' | 'users_mobile') : undefined;
    if (!field) throw error;
    throw duplicate({ field, value: (field === 'email' ? email : mobile) ?? '', name: 'someone else' });
  }
};
