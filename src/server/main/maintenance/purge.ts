import { removeExpiredSessions, removeSpentTokens, removeUnknownLogins } from '#server/domains/accounts/index.ts';
import { purgeEnquiries } from '#server/domains/admissions/index.ts';
import { purgeContent } from '#server/domains/content/index.ts';
import { purgeMessages } from '#server/domains/leads/index.ts';
import { endLeavers } from '#server/domains/staff/index.ts';
import { purgeVisitors } from '#server/domains/visitors/index.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { removeOldVisits } from '#server/store/page-visits.ts';
import type { Store } from '#server/store/store.ts';

interface Purging {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly now: () => number;
}

/**
 * Removes what has had its time, of one school or the platform: the bin after 30 days, spent secrets, old sign-ins and failed ones,
 * removed enquiries and messages, visitors of the school after 180 days, visits of its pages after 400. Ends what was set
 * to end: the log-ins of staff who have left.
 */
export const purgeSchool = async ({ store, storage, now }: Purging, schoolId: number): Promise<void> => {
  const instant = new Date(now());
  const files = await store.school(schoolId, async (context) => {
    await purgeContent(context, schoolId, instant);
    await removeSpentTokens(context, schoolId, instant);
    await removeExpiredSessions(context, schoolId, instant);
    await removeUnknownLogins(context, schoolId, instant);
    await endLeavers(context, schoolId, instant);
    await purgeMessages(context, schoolId, instant);
    await removeOldVisits(context, schoolId, instant);
    return purgeVisitors(context, schoolId, instant);
  });
  await deleteFiles(storage, files);
  await purgeEnquiries({ store, storage }, schoolId, instant.getTime());
};
