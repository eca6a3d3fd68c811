import type { Loss } from '#engine/record/losses.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { StoredSiteRecord } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { RecordTheme } from './record-theme.ts';
import { findUsedRecord, findVersion, type SiteChoices } from './site-record-rows.ts';

interface Start {
  readonly schoolId: number;
  readonly themeId: number;
  /** The theme's version; where it is not known, every choice goes along. */
  readonly own?: RecordTheme | undefined;
  /** What a school begins with that has chosen no theme yet. */
  readonly choices?: SiteChoices | undefined;
}

/**
 * How a school's record begins for a theme of which it has none, with the version before that. Whoever used the theme
 * while there was one record for all themes has what they had then; else what goes along from the theme that is used.
 */
export const startRecord = async (
  context: Pick<StoreContext, 'db'>,
  { schoolId, themeId, own, choices }: Start,
): Promise<{ readonly record: StoredSiteRecord; readonly version: number; readonly lost: readonly Loss[] }> => {
  const last = await findVersion(context, { schoolId, themeId });
  if (last) return { record: last.record, version: last.version, lost: [] };
  const used = await findUsedRecord(context, schoolId);
  const carried = used && own?.carry(used.record as SiteRecord);
  const given = carried?.record ?? used?.record ?? choices;
  const record = { ...emptyChoices, ...given, themeId, version: null } as StoredSiteRecord;
  return { record, version: 0, lost: carried?.lost ?? [] };
};

const emptyChoices = { preset: null, settings: {}, tokens: {}, overrides: {} };
