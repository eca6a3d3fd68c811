import { type HandoverQuery, handover } from '#schemas/api/account.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { type CallContext, type Cookie, handle } from '#server/http/calls/handle.ts';
import { seeOther } from '#server/http/forms/form.ts';
import { nextPath } from '#server/http/forms/next-path.ts';
import { hasCode } from '#shared/errors/app-error.ts';
import { lockUser } from '../find-user.ts';
import { endVisit, isProven, newVisit } from '../handover-proof.ts';
import { confirmationUrl } from '../links.ts';
import { mailVisit } from '../support/mail.ts';
import { startVisit, supportCodePrefix } from '../support/visits.ts';
import { takeUserToken } from '../user-tokens.ts';
import { placeAfter } from './place-after.ts';
import { cookiesOf, type StartedSession, startSession } from './sign-in-session.ts';

/**
 * Takes up a sign-in by its code, which works once, for a minute, on its own school's host alone and in the browser
 * that started it, which the platform's host confirms first.
 */
export const handoverHandler = handle(handover, async ({ query }, context) => {
  const { services, school } = context;
  const { proof, ...rest } = query;
  if (proof === undefined) {
    const { cookie, state } = newVisit(services);
    return seeOther(confirmationUrl(services, school, { ...rest, state }), [cookie]);
  }
  if (isProven(context, { code: query.code, proof })) {
    const entered = await (query.code.startsWith(supportCodePrefix) ? enter : logIn)(query, context);
    if (entered) return seeOther(entered.place, [...entered.cookies, endVisit(services)]);
  }
  return seeOther(`${accountPages.login}?error=link`);
});

interface Entered {
  readonly place: string;
  readonly cookies: readonly Cookie[];
}

/** An operator, under the school's grant. */
const enter = async ({ code, next }: HandoverQuery, context: CallContext): Promise<Entered | undefined> => {
  const visit = await context.write((transaction) => startVisit(transaction, context, code));
  if (!visit) return undefined;
  await mailVisit(context, visit);
  return { place: nextPath(next), cookies: visit.cookies };
};

/** A user of the school. */
const logIn = async (query: HandoverQuery, context: CallContext): Promise<Entered | undefined> => {
  const session = await takeUp(query, context);
  return session && { place: placeAfter(nextPath(query.next), session.user), cookies: cookiesOf(context, session) };
};

const takeUp = async ({ code, remember }: HandoverQuery, context: CallContext): Promise<StartedSession | undefined> => {
  try {
    return await context.write(async (transaction) => {
      const userId = await takeUserToken(transaction, { secret: code, kind: 'handover', now: context.now() });
      const user = userId === undefined ? undefined : await lockUser(transaction, userId);
      if (user) return startSession(transaction, context, { user, remember });
      transaction.unrecorded();
      return undefined;
    });
  } catch (error) {
    // The account was closed since the code was made.
    if (hasCode(error, 'WRONG_LOGIN')) return undefined;
    throw error;
  }
};
