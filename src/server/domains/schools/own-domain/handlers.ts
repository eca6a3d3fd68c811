import { checkOwnDomain, readOwnDomain, removeOwnDomain, setOwnDomain } from '#schemas/api/own-domain.ts';
import { newSecret } from '#server/core/crypto/secret.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { type CallContext, type Handler, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import {
  claimDomain,
  dropOtherDomains,
  dropOwnDomain,
  findOwnDomains,
  isProvedByOther,
  lockOwnDomains,
  recordDomain,
} from '#server/store/own-domains.ts';
import type { Domain } from '#server/store/schema.ts';
import { parseOwnHost } from './own-host.ts';
import { findDomainProblem } from './proof.ts';
import { showDomain, targetOf } from './show-domain.ts';

const readOwnDomainHandler = handle(readOwnDomain, (_, context) =>
  context.read(async (tx) => ok(showDomain(context, await findOwnDomains(tx, context.school.schoolId)))),
);

const taken = 'Another school has proved that this domain is its own.';

/** Says which domain a school wants. It is used once it is proved; until then one that was proved before goes on. */
const setOwnDomainHandler = handle(setOwnDomain, ({ body }, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const host = parseOwnHost(body.Host, context.services.baseUrl().hostname);
    const owned = await lockOwnDomains(tx, schoolId);
    const [before] = owned;
    if (before?.host === host) {
      tx.unrecorded();
      return ok(showDomain(context, owned));
    }
    const used = owned.find((one) => one.host === host);
    if (before && used) {
      // The wish for another is taken back.
      await dropOwnDomain(tx, before);
      await auditDomain(tx, before, used);
      return ok(showDomain(context, [used]));
    }
    if (await isProvedByOther(tx, { schoolId, host })) throw wrongField('Host', taken);
    await claimDomain(tx, { schoolId, host, token: newSecret() });
    await auditDomain(tx, before, { host, state: 'pending' });
    return ok(showDomain(context, await findOwnDomains(tx, schoolId)));
  }),
);

/** Looks at the records, outside of a transaction: name servers may take seconds. */
const checkOwnDomainHandler = handle(checkOwnDomain, async (_, context) => {
  const { schoolId } = context.school;
  const [claimed] = await context.read((tx) => findOwnDomains(tx, schoolId));
  if (!claimed) throw notFound();
  const problem = await findDomainProblem(context.services.domainNames, { ...claimed, target: targetOf(context) });
  return context.write(async (tx) => {
    const [before] = await lockOwnDomains(tx, schoolId);
    if (before?.host !== claimed.host || before.token !== claimed.token) throw notFound();
    return ok(await settle(tx, context, { before, problem }));
  });
});

interface Found {
  readonly before: Domain;
  readonly problem: Domain['problem'] | undefined;
}

/** A domain that was proved before stays so: a name server that is down takes no website away. */
const settle = async (tx: WriteContext, context: CallContext, { before, problem }: Found) => {
  const { schoolId } = context.school;
  const isLost = problem === undefined && before.state !== 'verified' && (await isProvedByOther(tx, before));
  const isProved = before.state === 'verified' || (problem === undefined && !isLost);
  if (isProved) await dropOtherDomains(tx, before);
  await recordDomain(tx, before, {
    state: isProved ? 'verified' : 'pending',
    isPrimary: isProved,
    checkedAt: context.now(),
    problem: isLost ? 'Taken' : (problem ?? null),
  });
  if (isProved && before.state !== 'verified') await auditDomain(tx, before, { host: before.host, state: 'verified' });
  else tx.unrecorded();
  return showDomain(context, await findOwnDomains(tx, schoolId));
};

/** Gives up the domain that is shown: one that is still to be proved, before the one that is in use. */
const removeOwnDomainHandler = handle(removeOwnDomain, (_, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const [before, used] = await lockOwnDomains(tx, schoolId);
    if (!before) throw notFound();
    await dropOwnDomain(tx, before);
    await auditDomain(tx, before, used);
    return ok({ message: `${before.host} is given up.` });
  }),
);

const auditDomain = (
  tx: WriteContext,
  before: Domain | undefined,
  after: Pick<Domain, 'host' | 'state'> | undefined,
): Promise<void> =>
  tx.audit({
    entity: 'ownDomain',
    id: null,
    before: before ? { host: before.host, state: before.state } : null,
    after: after ? { host: after.host, state: after.state } : null,
  });

export const ownDomainHandlers: readonly Handler[] = [
  checkOwnDomainHandler,
  readOwnDomainHandler,
  removeOwnDomainHandler,
  setOwnDomainHandler,
];
