import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { EnquiryBody } from '#schemas/api/admissions.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { keyTaken } from '#server/http/calls/client-key.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { enquiryValues } from './enquiry-values.ts';

interface Sent {
  readonly schoolId: number;
  /** What the caller calls the request; without it nothing was sent before. */
  readonly clientKey: string | undefined;
  readonly body: EnquiryBody;
  /** The office is told under which number the first is stored. */
  readonly isOffice: boolean;
}

/**
 * The enquiry that the same request has added already. Another one under this key waits until this transaction ends.
 * Errors: `GUARD`, for visitors `NOT_VALID`, where something else was sent under the key.
 */
export const findSentEnquiry = async (
  context: StoreContext,
  { schoolId, clientKey, body, isOffice }: Sent,
): Promise<EnquiryRow | undefined> => {
  if (clientKey === undefined) return undefined;
  await lockClientKey(context, schoolId, clientKey);
  const own = and(eq(enquiries.schoolId, schoolId), eq(enquiries.clientKey, clientKey));
  const [row] = await context.db.select().from(enquiries).where(own);
  // What the office has changed since is no longer what was sent.
  if (row?.version === 1 && !saysTheSame(row, body)) {
    if (!isOffice) throw keyTaken();
    throw refuse(`This enquiry is stored already as ${row.referenceNo}, as it was first sent. Open it to change it.`);
  }
  return row;
};

const saysTheSame = (row: EnquiryRow, body: EnquiryBody): boolean =>
  Object.entries(enquiryValues(body)).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof ReturnType<typeof enquiryValues>], value),
  );
