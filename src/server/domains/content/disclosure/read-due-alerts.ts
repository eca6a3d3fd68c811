import type { StoreContext } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { dateIn } from '#shared/calendar.ts';
import { type DueAlert, dueAlerts, overDocuments } from './due-alerts.ts';

interface Due {
  readonly disclosureId: number;
  readonly alerts: readonly DueAlert[];
  readonly over: ReturnType<typeof overDocuments>;
}

/**
 * The documents of a school's published disclosure record that are due for an alert, and those that no longer hold;
 * undefined without a record.
 */
export const readDueAlerts = async ({ db }: StoreContext, now: Date): Promise<Due | undefined> => {
  const reader = createStoreReader(db, now);
  const [disclosure] = await reader.items('disclosure');
  if (!disclosure) return undefined;
  const today = dateIn(await readTimeZone(reader), now.getTime());
  const { id: disclosureId, document } = disclosure;
  return { disclosureId, alerts: dueAlerts(document, today), over: overDocuments(document, today) };
};
