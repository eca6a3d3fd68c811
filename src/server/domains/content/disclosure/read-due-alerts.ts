import type { StoreContext } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { dateIn } from '#shared/calendar.ts';
import { type DueAlert, dueAlerts } from './due-alerts.ts';

/** The documents of a school's published disclosure record that are due for an alert; undefined without a record. */
export const readDueAlerts = async (
  { db }: StoreContext,
  now: Date,
): Promise<{ readonly disclosureId: number; readonly alerts: readonly DueAlert[] } | undefined> => {
  const reader = createStoreReader(db, now);
  const [disclosure] = await reader.items('disclosure');
  if (!disclosure) return undefined;
  const today = dateIn(await readTimeZone(reader), now.getTime());
  return { disclosureId: disclosure.id, alerts: dueAlerts(disclosure.document, today) };
};
