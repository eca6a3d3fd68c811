import type { Call } from '#schemas/api/define.ts';
import { tooMany, wrongField } from '#server/core/errors/refusals.ts';
import { addressKey } from '#server/core/limits/limit-key.ts';
import type { Answer, CallContext } from '../calls/handle.ts';
import { isForm, type SeeOther, seeOther } from './form.ts';

/** No person reads and fills in a form in less. */
const quickestSeconds = 3;
const hourSeconds = 3600;

/** The part of a form that distinguishes people from programs. */
interface Guarded {
  readonly Company_Fax?: string | undefined;
  readonly Fill_Seconds?: number | undefined;
}

/**
 * Whether a public form was filled in by a program that did not see which fields are hidden: it is answered as if all
 * went well. Errors: `NOT_VALID` for one that was sent too fast.
 */
export const isTrapped = ({ Company_Fax, Fill_Seconds }: Guarded): boolean => {
  if (Company_Fax) return true;
  if (Fill_Seconds !== undefined && Fill_Seconds < quickestSeconds)
    throw wrongField('Fill_Seconds', 'Please take a moment and send again.');
  return false;
};

/** How many forms are stored from one address in an hour. */
export interface FormLimit {
  readonly call: Call;
  readonly timed: number;
  /** Where the form does not say how long it took. */
  readonly untimed: number;
}

/** Counts a form that is about to be stored; those with mistakes do not count. Errors: `TOO_MANY`. */
export const countForm = (form: Guarded, context: CallContext, { call, timed, untimed }: FormLimit): void => {
  const { services, school, address } = context;
  const max = form.Fill_Seconds === undefined ? untimed : timed;
  const limit = { name: `${call.id}.kept`, max, perSeconds: hourSeconds };
  const wait = services.limiter.take(limit, addressKey(school.schoolId, address));
  if (wait > 0) throw tooMany(wait);
};

/** The answer to a form: as it is for scripts; a browser without script is sent back to the page it came from. */
export const formAnswer = <Given extends Answer>(context: CallContext, answer: Given): Given | SeeOther =>
  isForm(context) ? seeOther(`${pageOfForm(context)}#sent`) : answer;

/** The path of the page with the form, if it is on this host; never an address elsewhere. */
export const pageOfForm = ({ header }: Pick<CallContext, 'header'>): string => {
  const referer = header('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  // Two slashes at the start would be another host.
  return host === header('host')?.toLowerCase() ? pathname.replace(/^\/+/, '/') + search : '/';
};
