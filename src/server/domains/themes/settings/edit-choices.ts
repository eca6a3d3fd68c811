import type { CompiledTheme } from '#engine/index.ts';
import { settingValue } from '#engine/record/setting-value.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** What the command line changes of choices. */
export interface ChoiceEdit {
  readonly preset?: string | null | undefined;
  readonly set: readonly NamedValue[];
  readonly tokens: readonly NamedValue[];
  /** By section. */
  readonly looks: readonly NamedValue[];
  readonly hide: readonly string[];
  readonly show: readonly string[];
  readonly reset: readonly string[];
  readonly order: readonly { readonly template: string; readonly sections: readonly string[] }[];
}

/** Choices with an edit made. What is reset goes first, so that it may be set anew. */
export const editChoices = (theme: CompiledTheme, choices: ThemeChoices, edit: ChoiceEdit): ThemeChoices => {
  const next = structuredClone(choices);
  const order = { ...next.order };
  for (const name of edit.reset)
    for (const part of [next.settings, next.tokens, next.overrides, order]) delete part[name];
  for (const { template, sections } of edit.order) order[template] = [...sections];
  if (edit.preset !== undefined) next.preset = edit.preset;
  for (const { name, value } of edit.tokens) next.tokens[name] = value;
  for (const { name, value } of edit.looks) next.overrides[name] = { ...own(next.overrides, name), look: value };
  for (const [hidden, keys] of [
    [true, edit.hide],
    [false, edit.show],
  ] as const)
    for (const key of keys) next.overrides[key] = { ...own(next.overrides, key), hidden };
  for (const { name, value } of edit.set) {
    const section = sectionSetting.exec(name)?.groups;
    if (!section) {
      next.settings[name] = settingValue(theme, name, value);
      continue;
    }
    const { key = '', setting = '', locale } = section;
    const override = own(next.overrides, key);
    if (locale === undefined) {
      const settings = { ...override?.settings, [setting]: ofSection(value) };
      // What names no language is that of the first one, and takes the place of what was entered in it.
      delete override?.translations?.[theme.defaultLocale]?.[setting];
      next.overrides[key] = { ...override, settings };
      continue;
    }
    const words = { ...own(override?.translations ?? {}, locale), [setting]: value };
    next.overrides[key] = { ...override, translations: { ...override?.translations, [locale]: words } };
  }
  const { order: _, ...others } = next;
  return Object.keys(order).length > 0 ? { ...others, order } : others;
};

/** `home/gallery.limit`; a text in another language as `home/gallery.heading@hi`. */
const sectionSetting = /^(?<key>[^/]+\/[^.]+)\.(?<setting>[^@]+)(?:@(?<locale>[A-Za-z-]+))?$/;

const own = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A setting of a section: JSON where it is some, such as `4` or `true`, else text. */
const ofSection = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
