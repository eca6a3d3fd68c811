import { tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { sendSchoolMail } from '#server/http/school-mail.ts';
import type { UserRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { mailedLink } from '../links.ts';
import { invitation } from '../mails.ts';
import { issueUserToken } from '../user-tokens.ts';

/** How long an invitation holds. */
export const invitationHours = 7 * 24;

/** Anyone may register a school and invite anyone: more mails than these to one mailbox, by all schools, only fill it. */
const mailsToOne = { name: 'invitationMail', max: 5, perSeconds: 3600 };

/** Counts an invitation that is about to be mailed. Errors: `TOO_MANY`. */
export const countInvitation = ({ services }: CallContext, email: string | null): void => {
  const wait = email === null ? 0 : services.limiter.take(mailsToOne, recipientKey(email));
  if (wait > 0) throw tooMany(wait);
};

/** Makes the secret of an invitation; one that was made before ends. */
export const issueInvitation = (
  transaction: StoreContext,
  { schoolId, id: userId }: Pick<UserRow, 'schoolId' | 'id'>,
  now: Date,
): Promise<string> => issueUserToken(transaction, { schoolId, userId, kind: 'invite', hours: invitationHours, now });

interface Invitation {
  readonly secret: string;
  /** Whether the link is given in place of a mail. */
  readonly asLink: boolean;
}

/**
 * Mails an invitation, after the commit, and returns null. As a link, or where the user has no email, it returns the
 * link, for whoever invites to pass on.
 */
export const sendInvitation = (
  context: CallContext,
  { name, email, language }: Pick<UserRow, 'name' | 'email' | 'language'>,
  { secret, asLink }: Invitation,
): string | null => {
  const { services, school } = context;
  const link = mailedLink(services, school, { page: 'invitation', secret, language });
  if (email === null || asLink) return link;
  void sendSchoolMail(context, { to: email, language }, invitation, { school: school.name, name, link });
  return null;
};
