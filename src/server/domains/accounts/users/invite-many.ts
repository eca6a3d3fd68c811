import { inArray, or } from 'drizzle-orm';
import type { BulkInvitation, InvitedPerson } from '#schemas/api/bulk-invitations.ts';
import type { LeftOutReason } from '#schemas/records/bulk-invitation.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { UserFields } from './check-user.ts';
import { invitationHours } from './invitation.ts';

/** Somebody who may be invited. */
export interface Candidate extends Pick<InvitedPerson, 'Id' | 'Name' | 'Note'> {
  readonly contacts: Pick<UserFields, 'email' | 'mobile'>;
  /** Why they are left out, whatever their contacts are. */
  readonly reason?: LeftOutReason | undefined;
  /** What an account with the same contacts means, where it is not somebody else's. */
  readonly known?: (account: UserRow) => LeftOutReason | undefined;
  /** Whether the number may be another's of the family: then they log in by an email of their own alone. */
  readonly sharesMobile?: boolean;
  /** Makes the account; returns the link where it is not mailed. */
  readonly invite: (asLink: boolean, contacts: Candidate['contacts']) => Promise<string | null>;
}

interface Ways {
  readonly Slips: boolean;
  readonly dryRun: boolean;
}

/**
 * Invites several people one after the other, each in a transaction of their own, and says of everybody how, or why
 * not. Who was invited already is not invited again.
 */
export const inviteMany = async (
  context: CallContext,
  candidates: readonly Candidate[],
  { Slips, dryRun }: Ways,
): Promise<BulkInvitation> => {
  const accounts = await context.read(({ db }) => readAccounts(db, candidates));
  const invited = new Map<string, string>();
  const people: InvitedPerson[] = [];
  for (const candidate of candidates) {
    const { Id, Name, Note } = candidate;
    const contacts = ownContacts(candidate, accounts, invited);
    const { email, mobile } = contacts;
    const person = { Id, Name, Note, ...(email && { Email: email }), ...(mobile && { Mobile: mobile }) };
    const found = findReason({ ...candidate, contacts }, accounts, invited);
    const asLink = Slips || email === null;
    const done = found ?? (dryRun ? { Way: wayOf(asLink) } : await invite({ ...candidate, contacts }, asLink));
    people.push({ ...person, ...done });
    if (done.Way !== 'None') for (const one of [email, mobile]) if (one !== null) invited.set(one, Name);
  }
  const Until = new Date(context.now().getTime() + invitationHours * 3_600_000).toISOString();
  return { dryRun, people, Until };
};

type Outcome = Pick<InvitedPerson, 'Way' | 'Reason' | 'With' | 'Link'>;

const wayOf = (asLink: boolean): 'Mail' | 'Slip' => (asLink ? 'Slip' : 'Mail');

const leftOut = (Reason: LeftOutReason, With?: string): Outcome => ({ Way: 'None', Reason, ...(With && { With }) });

const readAccounts = async (db: Db, candidates: readonly Candidate[]): Promise<readonly UserRow[]> => {
  const emails = candidates.flatMap(({ contacts }) => contacts.email ?? []);
  const mobiles = candidates.flatMap(({ contacts }) => contacts.mobile ?? []);
  if (emails.length + mobiles.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(or(inArray(users.email, emails), inArray(users.mobile, mobiles)));
};

/** Without a number that somebody else of the family logs in with, where there is an email. */
const ownContacts = (
  { Name, contacts, sharesMobile }: Candidate,
  accounts: readonly UserRow[],
  invited: ReadonlyMap<string, string>,
): Candidate['contacts'] => {
  const { email, mobile } = contacts;
  if (!sharesMobile || email === null || mobile === null) return contacts;
  const others = [invited.get(mobile), accounts.find((one) => one.mobile === mobile)?.name];
  const isShared = others.some((name) => name !== undefined && name.toLowerCase() !== Name.toLowerCase());
  return isShared ? { email, mobile: null } : contacts;
};

const findReason = (
  { reason, contacts: { email, mobile }, known }: Candidate,
  accounts: readonly UserRow[],
  invited: ReadonlyMap<string, string>,
): Outcome | undefined => {
  if (reason) return leftOut(reason);
  if (email === null && mobile === null) return leftOut('NoContact');
  const account = accounts.find(
    (one) => (email !== null && one.email === email) || (mobile !== null && one.mobile === mobile),
  );
  if (account) {
    const own = known?.(account);
    return own ? leftOut(own) : leftOut('ContactTaken', account.name);
  }
  const shared = [email, mobile].flatMap((one) => (one === null ? [] : (invited.get(one) ?? [])))[0];
  return shared === undefined ? undefined : leftOut('SharesContact', shared);
};

/** What refuses one of many, and is no reason to stop. */
const refusals: ReadonlyMap<string, LeftOutReason> = new Map([
  ['DUPLICATE', 'ContactTaken'],
  ['TOO_MANY', 'TooManyMails'],
  ['GUARD', 'HasAccount'],
]);

const invite = async (candidate: Candidate, asLink: boolean): Promise<Outcome> => {
  try {
    const link = await candidate.invite(asLink, candidate.contacts);
    return { Way: wayOf(asLink), ...(link !== null && { Link: link }) };
  } catch (error) {
    const reason = error instanceof AppError ? refusals.get(error.code) : undefined;
    if (!reason) throw error;
    return leftOut(reason);
  }
};
