import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import { limitFailures } from '#server/core/limits/limit-failures.ts';
import { addressKey, recipientKey } from '#server/core/limits/limit-key.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { enquiryOfToken, isTokenOf } from './tracking-link.ts';

/** What a family proves itself by. */
interface FamilyProof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

/** How often an address may be wrong (docs/domain.md, Admissions). */
const triesOfAddress = { max: 5, perSeconds: 900 };

/** How often anyone may be wrong about the reference that goes with one mobile number. */
const triesOfMobile = { name: 'family.wrong', max: 20, perSeconds: 86_400 };

/**
 * The enquiry of a reference and its number, both exact, of which `isRight` holds. Wrong tries are counted by the
 * number and by the address, which has as many for each `purpose`. Errors: `NOT_FOUND`, whichever of them is wrong,
 * `TOO_MANY`.
 */
export const findByProof = (
  context: CallContext,
  proof: FamilyProof,
  { purpose, isRight = () => true }: { purpose: 'track' | 'document'; isRight?: (row: EnquiryRow) => boolean },
): Promise<EnquiryRow> => {
  const { services, school, address } = context;
  const limits = [
    { limit: { name: `${purpose}.wrong`, ...triesOfAddress }, key: addressKey(school.schoolId, address) },
    { limit: triesOfMobile, key: recipientKey(proof.Mobile, school.schoolId) },
  ];
  return limitFailures(services.limiter, limits, async () => {
    const row = await findEnquiry(context, proof);
    if (!row || !isRight(row)) throw notFound();
    return row;
  });
};

/** The enquiry that the secret of a mailed link is for. Errors: `WRONG_LINK`. */
export const findByLink = async (
  { services }: Pick<CallContext, 'services'>,
  { db }: Pick<StoreContext, 'db'>,
  token: string,
): Promise<EnquiryRow> => {
  const id = enquiryOfToken(services, token);
  if (id === undefined) throw new AppError('WRONG_LINK');
  const [row] = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isNull(enquiries.deletedAt)));
  if (!row || !isTokenOf(services, token, row)) throw new AppError('WRONG_LINK');
  return row;
};

const findEnquiry = (context: CallContext, { Reference_No, Mobile }: FamilyProof): Promise<EnquiryRow | undefined> =>
  context.read(async ({ db }) => {
    const proven = and(
      eq(enquiries.referenceNo, Reference_No.toUpperCase()),
      eq(enquiries.mobile, normalizePhone(Mobile)),
      isNull(enquiries.deletedAt),
    );
    const [row] = await db.select().from(enquiries).where(proven);
    return row;
  });
