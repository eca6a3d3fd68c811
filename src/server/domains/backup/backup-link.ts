import { timingSafeEqual } from 'node:crypto';
import type { UserActor } from '#server/http/access/actor.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** How long a link holds, in milliseconds. */
const linkMs = 5 * 60 * 1000;

type Asking = Pick<CallContext, 'school' | 'services' | 'now'>;

/** A link to the backup for one sign-in: to whoever else has it, it is worth nothing. */
export const backupLink = (context: Asking, actor: UserActor): { readonly url: string; readonly until: string } => {
  const until = context.now().getTime() + linkMs;
  const query = new URLSearchParams({ until: String(until), signature: signatureOf(context, actor, until) });
  return { url: `/api/backup/download?${query}`, until: new Date(until).toISOString() };
};

/** Throws `WRONG_LINK` unless the link was made for this sign-in, and holds. */
export const requireBackupLink = (
  context: Asking,
  actor: UserActor,
  { until, signature }: { readonly until: number; readonly signature: string },
): void => {
  const [given, expected] = [signature, signatureOf(context, actor, until)].map((text) => Buffer.from(text));
  const isOurs = given && expected && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || until <= context.now().getTime()) throw new AppError('WRONG_LINK');
};

const signatureOf = ({ school, services }: Asking, { sessionId }: UserActor, until: number): string =>
  services.sealer.fingerprint(`${school.schoolId} ${sessionId} ${until}`, 'backup-link');
