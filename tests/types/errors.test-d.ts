/** With what an error can be made: tsc is the test. */
import { type ApiError, AppError, hasCode } from '#shared/errors/app-error.ts';

new AppError('NOT_SIGNED_IN');
new AppError('UNKNOWN_SCHOOL', { slug: 'amaltas' });

// @ts-expect-error A code that is not in the catalog.
new AppError('UNHEARD_OF');

// @ts-expect-error A place of the text that is not filled.
new AppError('UNKNOWN_SCHOOL');

// @ts-expect-error A place of the hint that is not filled.
new AppError('PORT_DENIED', { port: 80 });

export const answerable: ApiError = new AppError('GUARD', { reason: 'It is used.' });

// @ts-expect-error A failure that no call is answered with.
export const other: ApiError = new AppError('UNKNOWN_SCHOOL', { slug: 'amaltas' });

export const statusOf = (error: unknown): number | undefined => (hasCode(error, 'GUARD') ? error.status : undefined);
