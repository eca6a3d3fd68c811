import type { Call } from '#schemas/api/define.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import type { Device } from '../device/device.ts';
import { addressOf } from './address-of.ts';
import { CallError, UnreachableError } from './call-error.ts';
import { type Answer, send } from './send.ts';
import type { Input, Received } from './types.ts';

/** What stands in for an answer that cannot be had. */
export interface KeptUse<C extends Call> {
  /** What was asked for before, where the same was not. */
  readonly instead?: Input<C>;
  /** What an older answer means now. */
  readonly as?: (body: Received<C>) => Received<C>;
}

export interface KeptAnswerOf<C extends Call> extends Answer<Received<C>> {
  /** When it was answered, in milliseconds since 1970; undefined for an answer of now. */
  readonly keptAt?: number;
}

/** How long a server is waited for where there is an older answer, in milliseconds. */
const patienceMs = 4000;

interface Options<C extends Call> extends KeptUse<C> {
  readonly device: Device;
  readonly locale: OfficeLocale;
  readonly signal: AbortSignal;
}

/** Makes a call; where it has no answer, what the device has kept of it is the answer. */
export const sendOrFind = async <const C extends Call>(
  call: C,
  input: Input<C>,
  { device, locale, signal, instead, as = (body) => body }: Options<C>,
): Promise<KeptAnswerOf<C>> => {
  const kept =
    (await device.answer(addressOf(call, input))) ?? (instead && (await device.answer(addressOf(call, instead))));
  try {
    const limit = kept ? AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) : signal;
    return await send(call, input, { locale, signal: limit });
  } catch (error) {
    const isAway = error instanceof UnreachableError || (error instanceof CallError && error.status >= 500);
    if (!kept || !isAway) throw error;
    return { body: as(kept.body as Received<C>), total: kept.total, keptAt: kept.at };
  }
};
