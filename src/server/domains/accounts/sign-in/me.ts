import { and, eq } from 'drizzle-orm';
import { readMe } from '#schemas/api/account.ts';
import { officeLocaleCookie, officeLocales } from '#schemas/office.ts';
import type { SupportActor } from '#server/http/access/actor.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { noteUse } from '#server/store/note-use.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount } from '../caller.ts';
import { isSeenLongAgo, noteSeen } from '../session-rows.ts';
import { shownSupport, shownUser } from './sign-in-session.ts';

/** The account of the caller. Who asks is here: the office does, again and again, as long as it is open. */
export const meHandler = handle(readMe, (_, context) => {
  const { actor } = context;
  return actor.kind === 'support' ? Promise.resolve(ok(asSupport(actor, context))) : readAccount(context);
});

const asSupport = (actor: SupportActor, { school: { schoolId } }: CallContext) => ({
  user: shownSupport(actor),
  schoolId,
  email: null,
  mobile: null,
  emailVerified: false,
  classes: [],
  studentIds: [],
  support: { endsAt: new Date(actor.endsAt).toISOString() },
});

const readAccount = (context: CallContext) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const { userId, sessionId, studentIds } = ownAccount(context);
    const { tasks, store } = context.services;
    const now = context.now();
    if (await isSeenLongAgo(transaction, sessionId, now))
      void tasks.run(() =>
        noteUse(() => store.school(context.school.schoolId, (seen) => noteSeen(seen, sessionId, now))),
      );
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    if (!row) throw new AppError('NOT_SIGNED_IN');
    const language = officeLocales.find((known) => known === context.cookie(officeLocaleCookie));
    if (language !== undefined && language !== row.language)
      void tasks.run(() => store.school(row.schoolId, (chosen) => noteLanguage(chosen, row, language)));
    const { schoolId, email, mobile, emailVerifiedAt, classes } = row;
    return ok({
      user: shownUser(row),
      schoolId,
      email,
      mobile,
      emailVerified: emailVerifiedAt !== null,
      classes,
      studentIds: [...studentIds],
    });
  });

/** Writes down the language that somebody has chosen for the office on a device: the latest is that of their mails. */
const noteLanguage = async (
  { db }: StoreContext,
  { schoolId, id }: Pick<UserRow, 'schoolId' | 'id'>,
  language: string,
): Promise<void> => {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, id)));
};
