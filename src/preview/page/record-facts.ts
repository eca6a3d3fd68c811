import type { CompiledTheme } from '#engine/index.ts';
import { type Chosen, settingsOf } from '#engine/record/settings-of.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { OwnFacts, PresetFacts, SettingFacts } from '#preview/shared/protocol.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { SchoolRecord } from './school-record.ts';

/** What a page's record is made of. */
export interface RecordOf {
  readonly theme: CompiledTheme;
  /** What people call the school. */
  readonly name: string;
  /** Its own choices as the theme takes them; or, in words, whose the look is without them. */
  readonly own: SchoolRecord | { readonly none: string };
  /** What the address changes: the school's own record, or that of the theme alone. */
  readonly base: SiteRecord;
  /** Sentences on the colours of the page's record that are too weak. */
  readonly weak: readonly string[];
}

/** Whose look a page has, in words. */
export const ownFacts = ({ theme, name, own, weak }: RecordOf, { themeAlone }: Choices): OwnFacts => {
  if ('none' in own) return { says: [own.none], problems: [], canBeChosen: false };
  const parts = ownParts(own.record);
  const change =
    own.from === undefined
      ? []
      : [`${name} uses ${own.from} now; what it chose there goes along when it changes to ${theme.name}.`];
  if (parts.length === 0) {
    const says = [`${name} has chosen nothing that this theme has: the look is the theme’s own.`, ...change];
    return { says, problems: own.lost, canBeChosen: false };
  }
  return {
    says: themeAlone
      ? [
          'The look is the theme’s own.',
          `${name} has its own, which visitors would see: ${parts.map(({ what, names }) => `${what.toLowerCase()} (${names})`).join(', ')}.`,
        ]
      : [...parts.map(({ what, verb, names }) => `${what} ${verb} ${name}’s own: ${names}.`), ...change],
    problems: themeAlone ? [] : [...weak, ...own.lost],
    canBeChosen: true,
  };
};

interface Part {
  readonly what: string;
  readonly verb: 'is' | 'are';
  readonly names: string;
}

const ownParts = ({ preset, settings = {}, tokens = {}, overrides = {}, order = {} }: SiteRecord): readonly Part[] => {
  const parts: readonly (readonly [string, Part['verb'], readonly string[]])[] = [
    ['Colours', 'are', Object.keys(tokens).map((path) => path.replace(/^color\./, ''))],
    ['The preset', 'is', preset ? [preset] : []],
    ['Settings', 'are', Object.keys(settings)],
    ['Sections', 'are', Object.entries(overrides).map(([key, { hidden }]) => (hidden ? `${key} (hidden)` : key))],
    ['The order of sections', 'is', Object.keys(order)],
  ];
  return parts.flatMap(([what, verb, names]) => (names.length > 0 ? [{ what, verb, names: names.join(', ') }] : []));
};

export const presetFacts = ({ theme, base }: RecordOf, { preset }: Choices): PresetFacts => ({
  presets: Object.keys(theme.presets),
  before: base.preset ?? '',
  chosen: preset === '' || (preset !== undefined && Object.hasOwn(theme.presets, preset)) ? preset : undefined,
});

/** The theme's settings, as the record has them before the address changes one. `record`: the page's. */
export const settingFacts = ({ theme, name, base }: RecordOf, record: SiteRecord): readonly SettingFacts[] => {
  const before = settingsOf(theme, { ...base, preset: record.preset ?? null });
  const now = settingsOf(theme, record);
  const whose: Readonly<Record<Chosen['from'], string>> = {
    theme: 'the theme’s',
    preset: 'the preset’s',
    school: `${name}’s own`,
  };
  return Object.entries(theme.settings).map(([id, initial]) => {
    const { value = initial, from = 'theme' } = before.get(id) ?? {};
    const shown = now.get(id)?.value ?? value;
    const labels = theme.settingLabels[id] ?? {};
    const options = Object.hasOwn(theme.options, id) ? theme.options[id] : undefined;
    return {
      id,
      label: labels.en ?? labels[theme.defaultLocale] ?? id,
      type: options ? 'select' : (typeof initial as 'boolean' | 'number' | 'string'),
      options: options ?? [],
      value: String(shown),
      before: String(value),
      from: shown === value ? whose[from] : `chosen here; ${whose[from]} is ${String(value)}`,
    };
  });
};
