import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';

/** What a family proves itself by. */
interface FamilyProof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

/** How often an address may be wrong (docs/domain.md, Admissions). */
export const familyTries = { max: 5, perSeconds: 900 };

/** Under which key the wrong tries of an address are counted. */
export const triesKey = ({ school, address }: CallContext, what: string): string =>
  `${what} ${school.schoolId} ${address}`;

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
