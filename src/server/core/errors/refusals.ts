import { type ApiError, AppError, type FieldErrors } from '#shared/errors/app-error.ts';
import { formatDate } from '#shared/fields/dates.ts';

/** 422 with texts by field; the first of them is the summary. */
export const notValid = (errors: FieldErrors): ApiError =>
  new AppError('NOT_VALID', { summary: Object.values(errors)[0]?.[0] ?? 'Please check the form.' }, { errors });

/** 422 for one field. */
export const wrongField = (field: string, text: string): ApiError => notValid({ [field]: [text] });

/** 409 with a reason of its own. */
export const refuse = (reason: string, details?: Readonly<Record<string, unknown>>): ApiError =>
  new AppError('GUARD', { reason }, details ? { details } : {});

/** A day (YYYY-MM-DD) as a refusal names it: 24 Nov 2026. */
export const dayInWords = (date: string): string => formatDate(date);

export const notFound = (): ApiError => new AppError('NOT_FOUND');

/** A longer wait is told in hours. */
const mostMinutes = 90;

/** 429, with how long to wait. */
export const tooMany = (seconds: number): ApiError => {
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const wait = minutes > mostMinutes ? `${Math.ceil(minutes / 60)} hours` : inMinutes;
  return new AppError('TOO_MANY', { wait }, { retryAfter: seconds });
};

/** Seconds after which a site that is off may be requested again. People switch it on, so not soon. */
const offSeconds = 3600;

/** 503: the school's site is off. */
export const notReady = (): ApiError => new AppError('NOT_READY', {}, { retryAfter: offSeconds });

/** 503: a school's site has more requests at once than its share of the server. */
export const busy = (): ApiError => new AppError('BUSY', {}, { retryAfter: 1 });
