import { type PermissionSet, permissionSets, type UserRole } from '#schemas/access/matrix.ts';
import { schoolRoles } from '#schemas/api/users.ts';
import { addUser as addUserCommand } from '#schemas/commands/accounts.ts';
import { createPasswords } from '#server/core/crypto/passwords.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { formats } from '#server/core/validation/formats.ts';
import type { CommandParams } from '#server/http/calls/command.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { type FoundSchool, requireSchoolBySlug } from '#server/store/global.ts';
import { onlyRow } from '#server/store/query.ts';
import { users } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { createOrigins } from '#server/tenancy/origins.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { AppError, isApiError } from '#shared/errors/app-error.ts';
import { mailedLink } from '../links.ts';
import { requireFree, requireWhole, storedContacts, type UserFields, withDuplicateErrors } from './check-user.ts';
import { issueInvitation } from './invitation.ts';
import { infoOf } from './user-info.ts';

/** What is given of a new account. */
export type AddUserParams = CommandParams<typeof addUserCommand>;

export interface AddedUser {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** Where they sign in. */
  readonly site: string;
  /** Where they choose a password, once and within 7 days; null if they have one. */
  readonly inviteLink: string | null;
}

/** Makes an account from the command line: the first admin of an imported school, or an operator. */
export const addUserCommandHandler = handle(addUserCommand, async (params, { store }) => {
  const school = params.school === null ? platformSchool : await requireSchoolBySlug(store, params.school);
  try {
    return await addUser(store, school, params);
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw new AppError('ACCOUNT', { reason: error.message });
  }
});

const addUser = async (store: Store, school: FoundSchool, params: AddUserParams): Promise<AddedUser> => {
  const { schoolId } = school;
  const now = new Date();
  const fields = checkedFields(params);
  const passwordHash = params.password === null ? null : await hashed(params.password, fields);
  const { row, secret } = await withDuplicateErrors(fields, () =>
    store.school(schoolId, async (context) => {
      const { db } = context;
      await requireFree(db, { id: undefined, fields });
      const { studentIds: _, ...columns } = fields;
      const row = onlyRow(
        await db
          .insert(users)
          .values({ schoolId, ...columns, passwordHash })
          .returning(),
      );
      const auditRecord = { schoolId, actor: commandLine, action: addUserCommand.name };
      await recordAudit(context, auditRecord, { entity: 'user', id: row.id, after: { ...infoOf(row, []) } });
      return { row, secret: passwordHash === null ? await issueInvitation(context, row, now) : null };
    }),
  );
  const { siteOrigin: originOf } = createOrigins(() => new URL(params.baseUrl));
  const inviteLink = secret === null ? null : mailedLink({ originOf }, school, { page: 'invitation', secret });
  return { id: row.id, name: row.name, role: row.role, site: originOf(school), inviteLink };
};

const checkedFields = (params: AddUserParams): UserFields => {
  const [name, email] = [params.name, params.email].map((text) => text.normalize('NFC').trim());
  if (!name || !formats['person-name'].test(name)) throw notValid({ name: [formats['person-name'].message] });
  if (!email || !formats.email.test(email)) throw notValid({ email: [formats.email.message] });
  const unknown = params.permissionSets.find((name) => !isPermissionSet(name));
  if (unknown !== undefined) throw notValid({ permissionSets: [`There is no permission "${unknown}".`] });
  const role = params.school === null ? 'Operator' : roleNamed(params.role);
  const contacts = storedContacts({ email });
  const sets = params.permissionSets.filter(isPermissionSet);
  const fields = { name, role, permissionSets: sets, classes: [], studentIds: [], ...contacts };
  requireWhole(fields);
  return fields;
};

const isPermissionSet = (name: string): name is PermissionSet => permissionSets.some((known) => known === name);

const roleNamed = (name: string): UserRole => {
  const role = schoolRoles.find((known) => known === name);
  if (role === 'Admin' || role === 'Staff') return role;
  throw notValid({ role: ['The role is Admin or Staff.'] });
};

const hashed = async (password: string, owner: UserFields): Promise<string> => {
  const passwords = createPasswords();
  const problem = await passwords.problem(password, owner);
  if (problem !== undefined) throw notValid({ password: [problem] });
  return passwords.hash(password);
};
