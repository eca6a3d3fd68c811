import type { CompiledTheme } from '#engine/index.ts';
import type { Loss } from '#engine/record/losses.ts';
import { lookId, type SectionManifest } from '#engine/section.ts';
import { nearest } from '#engine/text/nearest.ts';
import { kinds, sections } from '#sections/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';

/** What a theme does not take of a record, for the person who chose it. */
export interface ChoiceProblem {
  /** The field of the record: `settings.tone`, `overrides.home/gallery.settings.limit`. */
  readonly path: string;
  /** What is wrong, and what to enter instead. */
  readonly message: string;
}

/** Losses as problems of fields. */
export const choiceProblems = (theme: CompiledTheme, losses: readonly Loss[]): readonly ChoiceProblem[] =>
  losses.map((loss) => ({ path: fieldOf(loss), message: `${loss.message}${cureOf(theme, loss)}` }));

const fieldOf = ({ kind, name }: Loss): string => {
  switch (kind) {
    case 'preset':
      return 'preset';
    case 'setting':
      return `settings.${name}`;
    case 'token':
    case 'contrast':
      return `tokens.${name}`;
    case 'section':
      return `overrides.${name}`;
    case 'section look':
      return `overrides.${name}.look`;
    case 'order':
      return `order.${name.split('/')[0]}`;
    case 'section setting': {
      const { key, setting, locale } = settingPlace(name);
      return `overrides.${key}.${locale === undefined ? 'settings' : `translations.${locale}`}.${setting}`;
    }
  }
};

/** `home/gallery.limit` or `home/gallery.heading@hi`, in its parts. */
const settingPlace = (name: string) => {
  const dot = name.indexOf('.');
  const [setting = '', locale] = name.slice(dot + 1).split('@');
  return { key: name.slice(0, dot), setting, locale };
};

/** What to do, where the message does not say it. */
const cureOf = (theme: CompiledTheme, { kind, name, message }: Loss): string => {
  switch (kind) {
    case 'preset':
      return offer(name, Object.keys(theme.presets), 'Its presets');
    case 'setting':
      return Object.hasOwn(theme.settings, name) ? '' : offer(name, Object.keys(theme.settings), 'Its settings');
    case 'token':
      return Object.hasOwn(theme.tokens, name) ? '' : offer(name, colorsOf(theme), 'Its colours');
    case 'contrast':
      return message.includes('#') ? '' : ' No shade of it passes: choose another colour, or leave it out.';
    case 'section': {
      const keys = sectionsOf(theme).map(({ key }) => key);
      if (keys.includes(name)) return ' Leave "hidden" out.';
      const [template] = name.split('/');
      const near = keys.filter((key) => key.startsWith(`${template}/`));
      return offer(name, near.length > 0 ? near : keys, 'Its sections');
    }
    case 'order': {
      const [id = '', section] = name.split('/');
      if (section === undefined) return offer(id, Object.keys(theme.templates), 'Its templates');
      const own = sectionsOf(theme).flatMap((one) => (one.key.startsWith(`${id}/`) ? [one.id] : []));
      return offer(section, own, 'Its sections');
    }
    case 'section look':
      return offer('', looksOf(theme, name), 'Its looks');
    case 'section setting': {
      const { key, setting } = settingPlace(name);
      const placed = sectionsOf(theme).find((section) => section.key === key);
      const names = settingNames(sections.find((manifest) => placed && lookId(manifest) === lookId(placed)));
      return names.includes(setting) ? '' : offer(setting, names, 'Its settings');
    }
  }
};

const looksOf = (theme: CompiledTheme, key: string): readonly string[] => {
  const placed = sectionsOf(theme).find((section) => section.key === key);
  return kinds.find(({ type }) => type === placed?.type)?.looks.map(({ look }) => look) ?? [];
};

/** What may have been meant, else what there is. */
const offer = (name: string, names: readonly string[], what: string): string => {
  const meant = nearest(name, names);
  if (meant !== undefined) return didYouMean(meant);
  return names.length > 0 ? ` ${what}: ${names.join(', ')}.` : ' Leave it out.';
};

const colorsOf = ({ tokens }: CompiledTheme): readonly string[] =>
  Object.entries(tokens).flatMap(([name, { type }]) => (type === 'color' ? [name] : []));

const sectionsOf = ({ templates }: CompiledTheme) => [
  ...new Map(
    Object.values(templates).flatMap((template) => template.sections.map((section) => [section.key, section] as const)),
  ).values(),
];

const settingNames = (manifest: SectionManifest | undefined): readonly string[] =>
  Object.keys((manifest?.settings as { readonly properties?: object } | undefined)?.properties ?? {});
