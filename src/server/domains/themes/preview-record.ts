import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { recordThemeOf } from './record-theme.ts';
import { findRecord, findUsedRecord } from './site-record-rows.ts';
import { startRecord } from './start-record.ts';

interface Wanted {
  readonly schoolId: number;
  readonly themeId: number;
  readonly hasChoices?: boolean | undefined;
}

/**
 * What a school's visitors would see of a theme if it were in use, with the draft of its choices where that is wanted;
 * undefined where there is no such theme.
 */
export const previewRecord = async (
  services: Pick<Services, 'store' | 'engine' | 'themeOf'>,
  { schoolId, themeId, hasChoices = false }: Wanted,
): Promise<SiteRecord | undefined> => {
  const read = <T>(work: Parameters<typeof services.store.school<T>>[1]): Promise<T> =>
    services.store.school(schoolId, work, { readOnly: true });
  const { row, used } = await read(async (transaction) => ({
    row: await findRecord(transaction, schoolId, themeId),
    used: await findUsedRecord(transaction, schoolId),
  }));
  if (row) return (hasChoices && row.draft ? row.draft : row.record) as SiteRecord;
  const own = await recordThemeOf(services, { themeId, version: null }, used?.record);
  if (own?.theme.themeId !== themeId) return undefined;
  const { record } = await read((transaction) => startRecord(transaction, { schoolId, themeId, own }));
  return record as SiteRecord;
};
