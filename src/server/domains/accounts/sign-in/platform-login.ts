import { and, eq } from 'drizzle-orm';
import { platformLogin } from '#schemas/api/account.ts';
import { noTries } from '#server/core/limits/lock-out.ts';
import { actorName, visitor } from '#server/http/access/actor.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import { keepTriedLogin } from '#server/http/forms/tried-login.ts';
import { audited } from '#server/store/audit.ts';
import { type FoundSchool, findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import { isStaffed } from '#server/tenancy/hosts.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { beganHere, handoverMinutes } from '../handover-proof.ts';
import { handoverUrl } from '../links.ts';
import { forgetTypedTries } from '../typed-logins.ts';
import { issueUserToken } from '../user-tokens.ts';
import { checkLogin, type Door } from './check-login.ts';

/** Checks who signs in against the school that is named, and sends them to its own host with a code that signs in. */
export const platformLoginHandler = handle(platformLogin, ({ body }, context) =>
  orBack(context, { path: accountPages.login, cookies: [keepTriedLogin(body.login)] }, async () => {
    const { services } = context;
    const named = await findSchoolBySlug(services.store, body.school);
    const isOpen = named !== undefined && named.schoolId > 0 && isStaffed(named);
    // If there is no such school, no account is looked up: no login contains a comma.
    const school = isOpen ? named : platformSchool;
    const login = isOpen ? body.login : `${body.school},${body.login}`;
    const door = doorTo(context, school);
    const user = await checkLogin(door, services, { login, password: body.password });
    const code = await door.write(async (transaction) => {
      const { schoolId } = school;
      const own = and(eq(users.schoolId, schoolId), eq(users.id, user.id));
      await transaction.db.update(users).set(noTries).where(own);
      await forgetTypedTries(transaction, { schoolId, login, sealer: services.sealer });
      transaction.unrecorded();
      const kind = 'handover';
      return issueUserToken(transaction, {
        schoolId,
        userId: user.id,
        kind,
        minutes: handoverMinutes,
        now: context.now(),
      });
    });
    const url = handoverUrl(services, school, { code, next: body.next, remember: body.remember });
    const cookies = [beganHere(services, code)];
    return isForm(context) ? seeOther(url, cookies) : { ...ok({ url }), cookies };
  }),
);

/** Transactions of another school than the host's, with the audit log of that school. */
const doorTo = ({ services: { store }, requestId }: CallContext, school: FoundSchool): Door => {
  const { schoolId } = school;
  const audit = { schoolId, actor: actorName(visitor), action: platformLogin.id, requestId };
  return {
    school,
    write: (work) => store.school(schoolId, (context) => audited(context, audit, work)),
  };
};
