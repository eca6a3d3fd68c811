import type { ThemeChoices, ThemeSettingsEntry } from '#schemas/api/theme-settings.ts';

/** How far apart the savings of one person may be that count as one version, in milliseconds. */
const sittingMs = 30 * 60_000;

const kinds = ['sections', 'order', 'colours', 'others'] as const;

/** What a version changed: sections that look or read otherwise, their order, colours and fonts, what the whole site has. */
export type ChangedKind = (typeof kinds)[number];

/** The choices as somebody looks back at them. */
export interface ChoiceVersion extends ThemeSettingsEntry {
  /** In what they differ from the version before, as far as that is known. */
  readonly changed: readonly ChangedKind[];
}

const partsOf = ({ overrides, order = {}, tokens, preset, settings }: ThemeChoices): Record<ChangedKind, unknown> => ({
  sections: sorted(overrides),
  order: sorted(order),
  colours: sorted(tokens),
  others: { preset, settings: sorted(settings) },
});

const sorted = (entries: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));

const changedKinds = (before: ThemeChoices, after: ThemeChoices): readonly ChangedKind[] => {
  const [one, other] = [partsOf(before), partsOf(after)];
  return kinds.filter((kind) => JSON.stringify(one[kind]) !== JSON.stringify(other[kind]));
};

const isOneSitting = (newer: ThemeSettingsEntry, older: ThemeSettingsEntry): boolean =>
  newer.action === 'edit' &&
  older.action === 'edit' &&
  newer.user === older.user &&
  Date.parse(newer.at) - Date.parse(older.at) < sittingMs;

/** The history of a school's choices, the last version first. The editor saves itself again and again: that is one version. */
export const choiceVersionsOf = (entries: readonly ThemeSettingsEntry[]): readonly ChoiceVersion[] => {
  const kept = entries.filter((entry, at) => {
    const newer = entries[at - 1];
    return !newer || !isOneSitting(newer, entry);
  });
  return kept.map((entry, at) => {
    const before = kept[at + 1];
    return { ...entry, changed: before ? changedKinds(before.choices, entry.choices) : [] };
  });
};
