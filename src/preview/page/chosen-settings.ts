import type { CompiledTheme } from '#engine/index.ts';
import { choicesProblem } from '#engine/record/find-problem.ts';
import { settingValue } from '#engine/record/setting-value.ts';
import { nearest } from '#engine/text/nearest.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { didYouMean } from '#shared/did-you-mean.ts';

interface ChosenSettings {
  /** The record with the preset and the settings that an address chooses in it. */
  readonly record: SiteRecord;
  /** Why one of them cannot be shown. */
  readonly problems: readonly string[];
}

/** A school's record as an address changes it: a preset or none, and settings over those of the school. */
export const withChosenSettings = (
  theme: CompiledTheme,
  record: SiteRecord,
  { preset, settings }: Pick<Choices, 'preset' | 'settings'>,
): ChosenSettings => {
  const problems: string[] = [];
  const isPreset = preset !== undefined && Object.hasOwn(theme.presets, preset);
  if (preset && !isPreset)
    problems.push(`The theme has no preset "${preset}".${cure(preset, Object.keys(theme.presets), 'Its presets')}`);
  const own: [string, boolean | number | string][] = [];
  for (const [id, text] of settings) {
    const value = settingValue(theme, id, text);
    const problem = choicesProblem.setting(theme, id, value);
    if (problem === undefined) own.push([id, value]);
    else {
      const known = Object.keys(theme.settings);
      problems.push(`${problem}${known.includes(id) ? '' : cure(id, known, 'Its settings')}`);
    }
  }
  return {
    record: {
      ...record,
      preset: isPreset ? preset : preset === '' ? null : (record.preset ?? null),
      settings: { ...record.settings, ...Object.fromEntries(own) },
    },
    problems,
  };
};

/** What may have been meant, and what there is. */
const cure = (name: string, known: readonly string[], what: string): string =>
  `${didYouMean(nearest(name, known))} ${known.length > 0 ? `${what}: ${known.join(', ')}.` : 'It has none.'}`;
