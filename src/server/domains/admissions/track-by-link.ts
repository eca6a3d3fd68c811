import { and, eq, isNull } from 'drizzle-orm';
import { trackByLink } from '#schemas/api/admission-tracking.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enquiries } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { trackedEnquiry } from './track.ts';
import { enquiryOfToken, isTokenOf } from './tracking-link.ts';

/** As tracking by reference and number, for whoever has the secret of a mailed link. Errors: `WRONG_LINK`. */
export const trackByLinkHandler = handle(trackByLink, ({ body: { token } }, context) =>
  context.read(async (transaction) => {
    const id = enquiryOfToken(context.services, token);
    if (id === undefined) throw new AppError('WRONG_LINK');
    const present = and(eq(enquiries.id, id), isNull(enquiries.deletedAt));
    const [row] = await transaction.db.select().from(enquiries).where(present);
    if (!row || !isTokenOf(context.services, token, row)) throw new AppError('WRONG_LINK');
    return ok(await trackedEnquiry(transaction, row, context.now()));
  }),
);
