import { enterSchool } from '#schemas/api/support.ts';
import { officePath } from '#schemas/office.ts';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { asSchool } from '#server/store/as-school.ts';
import { readSchool } from '#server/store/global.ts';
import { supportVisits } from '#server/store/schema.ts';
import { isStaffed } from '#server/tenancy/hosts.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount, requirePerson } from '../caller.ts';
import { beganHere, handoverMinutes } from '../handover-proof.ts';
import { handoverUrl } from '../links.ts';
import { findStandingGrant } from './grants.ts';
import { supportCodePrefix } from './visits.ts';

/**
 * Hands an operator over to the host of a school whose grant stands, as a sign-in that starts on the product’s host is
 * handed over. Both logs hear of it when the code is taken up.
 */
export const enterSchoolHandler = handle(enterSchool, async ({ params: { id } }, context) => {
  requirePerson(context);
  const { userId: operatorId, sessionId: operatorSessionId, name } = ownAccount(context);
  const { services } = context;
  const now = context.now();
  const code = newSecret(supportCodePrefix);
  const school = await context.write(async (transaction) => {
    const found = id > 0 ? await readSchool(transaction, id) : undefined;
    if (!found) throw notFound();
    await asSchool(transaction, id, async () => {
      const standing = isStaffed(found) ? await findStandingGrant(transaction, now) : undefined;
      if (!standing) throw new AppError('NO_SUPPORT_GRANT', { school: found.name });
      await transaction.db.insert(supportVisits).values({
        schoolId: id,
        grantId: standing.grant.id,
        operatorId,
        operatorName: name,
        operatorSessionId,
        hash: hashSecret(code),
        codeEndsAt: new Date(now.getTime() + handoverMinutes * 60_000),
      });
    });
    transaction.unrecorded();
    return found;
  });
  const url = handoverUrl(services, school, { code, next: officePath });
  return { ...ok({ url }), cookies: [beganHere(services, code)] };
});
