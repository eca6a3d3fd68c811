import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import { type FailureLimit, limitFailures } from '#server/core/limits/limit-failures.ts';
import { addressKey } from '#server/core/limits/limit-key.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';

/** What a family proves itself by. */
interface FamilyProof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

/** How often an address may be wrong (docs/domain.md, Admissions). */
const wrongTries = { max: 5, perSeconds: 900 };

/**
 * Does what a family may do that proves itself, counting by address how often it is wrong at `what`. Errors:
 * `TOO_MANY`, and those of `work`.
 */
export const withWrongTries = <T>(
  { services, school, address }: CallContext,
  what: 'track' | 'paper',
  work: () => Promise<T>,
): Promise<T> => {
  const limits: FailureLimit[] = [
    { limit: { name: `${what}.wrong`, ...wrongTries }, key: addressKey(school.schoolId, address) },
  ];
  return limitFailures(services.limiter, limits, work);
};

/** The enquiry of a reference and its number, both exact. Errors: `NOT_FOUND`, whichever of them is wrong. */
export const findByProof = (context: CallContext, { Reference_No, Mobile }: FamilyProof): Promise<EnquiryRow> =>
  context.read(async ({ db }) => {
    const proven = and(
      eq(enquiries.referenceNo, Reference_No.toUpperCase()),
      eq(enquiries.mobile, normalizePhone(Mobile)),
      isNull(enquiries.deletedAt),
    );
    const [row] = await db.select().from(enquiries).where(proven);
    if (!row) throw notFound();
    return row;
  });
