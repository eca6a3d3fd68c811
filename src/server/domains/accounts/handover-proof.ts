import { timingSafeEqual } from 'node:crypto';
import { hashSecret, newSecret } from '#server/core/crypto/secret.ts';
import type { Cookie, Services } from '#server/http/calls/handle.ts';

// A sign-in that starts on the product's host may be taken up on a school's host by the browser that started it alone:
// otherwise whoever opened a link with another person's code would be signed in as that person. The product's host
// knows the browser by one cookie and the school's host by another, and a proof from the first host is for the second
// cookie alone.

type Proving = Pick<Services, 'sealer' | 'baseUrl'>;

/** A request of a browser, with the cookies of its host. */
interface Reading {
  readonly services: Proving;
  readonly cookie: (name: string) => string | undefined;
}

/** How long a browser may take to follow a redirect: so long the code holds, and the cookies beside it. */
export const handoverMinutes = 1;
const seconds = handoverMinutes * 60;

/** `__Host-` keeps other hosts of the same domain from setting it; it needs https. */
const cookieName = (name: string, baseUrl: URL): string => (baseUrl.protocol === 'https:' ? `__Host-${name}` : name);
const starter = ({ baseUrl }: Proving): string => cookieName('handover', baseUrl());
const visit = ({ baseUrl }: Proving): string => cookieName('handoverVisit', baseUrl());

/** Compares without revealing by its time where they differ. */
export const isEqual = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const markOf = ({ sealer }: Proving, code: string): string => sealer.fingerprint(code, 'handover browser');

/** The cookie of the product's host for a browser that has started a sign-in with this code. */
export const beganHere = (services: Proving, code: string): Cookie => ({
  name: starter(services),
  value: markOf(services, code),
  maxAge: seconds,
});

/** Whether this browser started the sign-in with a code, on the product's host. */
export const hasStarted = ({ services, cookie }: Reading, code: string): boolean =>
  isEqual(cookie(starter(services)) ?? '', markOf(services, code));

/** A cookie by which a school's host knows a browser, and what stands for it in an address. */
export const newVisit = (services: Proving): { readonly cookie: Cookie; readonly state: string } => {
  const value = newSecret();
  return { cookie: { name: visit(services), value, maxAge: seconds }, state: hashSecret(value) };
};

/** That cookie taken away, once the sign-in is taken up. */
export const endVisit = (services: Proving): Cookie => ({ name: visit(services), value: '', maxAge: 0 });

/** The product's word to a school's host that the browser it knows as `state` started the sign-in with this code. */
export const proofFor = ({ sealer }: Proving, code: string, state: string): string =>
  sealer.fingerprint(`${code} ${state}`, 'handover proof');

/** Whether a proof holds for a code and for this browser, on a school's host. */
export const isProven = (
  { services, cookie }: Reading,
  { code, proof }: { readonly code: string; readonly proof: string },
): boolean => {
  const secret = cookie(visit(services));
  return secret !== undefined && isEqual(proof, proofFor(services, code, hashSecret(secret)));
};
