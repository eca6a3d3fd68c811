import type { CompiledTheme, Engine } from '#engine/index.ts';
import { createChoiceCarrier } from '#engine/record/carry-choices.ts';
import { createLossFinder, type LossFinderOptions } from '#engine/record/losses.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { sections } from '#sections/index.ts';
import type { FindTheme } from './shipped-theme.ts';

/** What a school has chosen, as a theme takes it. */
export interface SchoolRecord {
  /** In the names of the theme. */
  readonly record: SiteRecord;
  /** The theme that the school uses, where it is another one. */
  readonly from: string | undefined;
  /** What of its choices the theme does not take, as sentences. */
  readonly lost: readonly string[];
}

export interface SchoolRecords {
  /** A school's choices on its own theme, or what goes along when it changes to another one, as the server has it. */
  resolve(theme: CompiledTheme, record: SiteRecord): Promise<SchoolRecord>;
  /** The colours of a record in the theme's names that leave a text without enough contrast, as sentences. */
  weakColors(theme: CompiledTheme, record: SiteRecord): readonly string[];
}

export const createSchoolRecords = (
  { resolveRecord }: Pick<Engine, 'resolveRecord'>,
  findTheme: FindTheme,
): SchoolRecords => {
  const options: LossFinderOptions = { resolveRecord, sections, page: pageStyle };
  const carry = createChoiceCarrier(options);
  const findLosses = createLossFinder(options);
  return {
    async resolve(theme, record) {
      if (record.themeId === theme.themeId) {
        const resolved = resolveRecord(theme, record);
        const lost = resolved.dangling.map(({ name, message }) => `${name} means nothing here. ${message}`);
        return { record: resolved.record, from: undefined, lost };
      }
      const before = await findTheme(record.themeId);
      const carried = carry(record, theme, before);
      return {
        record: carried.record,
        from: before?.name ?? `theme ${record.themeId}`,
        lost: carried.lost.map(({ name, message }) => `${name} does not go along. ${message}`),
      };
    },
    weakColors: (theme, record) =>
      findLosses(record, theme, undefined).flatMap(({ kind, name, message }) =>
        kind === 'contrast' ? [`${name} is too weak. ${message}`] : [],
      ),
  };
};
