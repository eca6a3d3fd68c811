import { logout } from '#schemas/api/account.ts';
import { waitingRegistersCookie } from '#schemas/office.ts';
import { readCookie } from '#server/http/access/session-cookie.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { isForm, seeOther } from '#server/http/forms/form.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { endProductHint } from '../product-hint.ts';
import { endSessions } from '../session-rows.ts';
import { signOutCookies } from '../sign-in-cookies.ts';
import { leaveSchool } from '../support/visits.ts';

/**
 * Ends the session that the request came with, or an operator's visit, and takes away its cookies. A plain form's answer
 * takes away all that the browser has stored for the site, where the user-status flag is; not while registers wait there,
 * of whomever. The office itself takes away what is of a person, and leaves how a device is set.
 */
export const logoutHandler = handle(logout, async (_, context) => {
  const { actor } = context;
  if (actor.kind === 'user') {
    const { userId, sessionId, name } = actor;
    await context.write(async (transaction) => {
      await endSessions(transaction, { schoolId: context.school.schoolId, userId, ids: [sessionId] });
      await transaction.audit({ entity: 'user', id: userId, after: { name, signedOut: context.now().toISOString() } });
    });
  }
  if (actor.kind === 'support') await context.write((transaction) => leaveSchool(transaction, context, actor));
  const isProduct = context.school.schoolId === platformSchool.schoolId;
  const cookies = [...signOutCookies(context.services.baseUrl()), ...(isProduct ? [endProductHint] : [])];
  if (!isForm(context)) return { ...ok({ message: 'You are logged out.' }), cookies };
  const isWaitedFor = Boolean(readCookie(context.header('cookie'), waitingRegistersCookie));
  const cleared: Record<string, string> = isWaitedFor ? {} : { 'clear-site-data': '"storage"' };
  const onward = seeOther('/', cookies);
  return { ...onward, headers: { ...onward.headers, ...cleared } };
});
