import type { OwnDomain } from '#schemas/api/own-domain.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { Domain } from '#server/store/schema.ts';
import { proofName, proofText } from './proof.ts';

/** The host of the product that a school's own domain leads to. */
export const targetOf = ({ school, services }: Pick<CallContext, 'school' | 'services'>): string =>
  `${school.slug}.${services.baseUrl().hostname}`;

/** A school's own domain as its office sees it: the first of those that it has or wants. */
export const showDomain = (context: Pick<CallContext, 'school' | 'services'>, owned: readonly Domain[]): OwnDomain => {
  const { school, services } = context;
  const [row] = owned;
  const isProved = row?.state === 'verified';
  const used = owned.find(({ state }) => state === 'verified');
  const Url = services.originOf({ ...school, primaryDomain: used?.host ?? null });
  if (!row) return { State: 'None', Records: [], Url };
  const { host, token, checkedAt, problem } = row;
  return {
    State: isProved ? 'Verified' : problem ? 'Failed' : 'Waiting',
    Host: host,
    Records: [
      { Type: 'TXT', Name: proofName(host), Value: proofText(token) },
      { Type: 'CNAME', Name: host, Value: targetOf(context) },
    ],
    ...(checkedAt && { Checked_At: checkedAt.toISOString() }),
    ...(problem && { Problem: problem }),
    Url,
  };
};
