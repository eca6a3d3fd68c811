import { readMe } from '#schemas/api/account.ts';
import { type RegisterRecord, submitRegister } from '#schemas/api/attendance/take.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { longestWaitSeconds } from '#schemas/records/attendance.ts';
import { CallError, UnreachableError } from '../calls/call-error.ts';
import { send } from '../calls/send.ts';
import { staleEdit } from '../calls/stale-edit.ts';
import type { Outcome, WaitingRegister } from './queue.ts';

/** No answer, or one that may be another in a while; and that nobody is logged in any more. */
type Unsettled = { readonly kind: 'lost' } | { readonly kind: 'loggedOut' };

/** After that a network that is there does not carry; what came through all the same is taken once. In milliseconds. */
const limitMs = 30_000;

interface Sender {
  /** Whose it is: it is sent in nobody else's name. */
  readonly user: number;
  readonly locale: OfficeLocale;
}

/** Sends one; what is no answer of the office is thrown. */
export const sendRegister = async (
  { body, version, at, key, number }: WaitingRegister,
  { user, locale }: Sender,
): Promise<Outcome | Unsettled> => {
  if (!navigator.onLine) return { kind: 'lost' };
  try {
    const submission = { Key: key, Number: number, User_Id: user, Taken_Ago: secondsSince(at) };
    const input = { body: { ...body, Submission: submission }, version };
    await send(submitRegister, input, { locale, signal: AbortSignal.timeout(limitMs) });
    return { kind: 'taken' };
  } catch (error) {
    if (error instanceof UnreachableError) return { kind: 'lost' };
    if (!(error instanceof CallError)) throw error;
    // Somebody else, who may not take registers, is refused before it is asked whose it is.
    if (error.status === 403 && (await readUser(locale)) !== user) return { kind: 'loggedOut' };
    return ofRefusal(error);
  }
};

/** By the clock of this device, which may have been put right since. */
const secondsSince = (at: number): number =>
  Math.min(longestWaitSeconds, Math.max(0, Math.floor((Date.now() - at) / 1000)));

const readUser = (locale: OfficeLocale): Promise<number | undefined> =>
  send(readMe, {}, { locale, signal: AbortSignal.timeout(limitMs) }).then(
    ({ body }) => body.user.userId,
    () => undefined,
  );

/** The server has too much to do; what stands before it has given up. */
const passing = [408, 425, 429];

const ofRefusal = (error: CallError): Outcome | Unsettled => {
  const { status, problem } = error;
  if (status === 401) return { kind: 'loggedOut' };
  if (status >= 500 || passing.includes(status)) return { kind: 'lost' };
  const stale = staleEdit<RegisterRecord>(error);
  if (stale) return { kind: 'stale', theirs: stale.current };
  return { kind: 'refused', text: problem.errorText };
};
