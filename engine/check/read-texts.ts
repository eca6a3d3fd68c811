import { pageStrings } from '#schemas/theme/page-strings.ts';
import type { Section } from '#schemas/theme/theme.ts';
import type { CheckContext } from './rule.ts';
import { usedSections } from './used-sections.ts';

/** Which keys of `locales.strings` something reads. */
export interface ReadTexts {
  /** The text of a section on some page that a key stands in for, by language; undefined if it is no such key. */
  ownText(key: string): Readonly<Record<string, string>> | undefined;
  /** The keys that stand in for a section's own text: `<kind>.<key>` and `<kind>.<look>.<key>`. */
  readonly ofSections: ReadonlyMap<string, Readonly<Record<string, string>>>;
  isRead(key: string): boolean;
}

export const readTexts = (context: CheckContext): ReadTexts => {
  const named = textsNamed(context);
  // A school may choose another look of a kind: its texts are read then. Of one key the used look says what stands there.
  const used = usedSections(context);
  const kinds = new Set(used.map(({ type }) => type));
  const choosable = [...kinds].flatMap((kind) =>
    [...(context.registry.kinds.get(kind)?.values() ?? [])].map(({ manifest }) => manifest),
  );
  const ofSections = new Map([...choosable, ...used].flatMap(textsOfType));
  const ownText: ReadTexts['ownText'] = (key) => (named.has(key) ? undefined : ofSections.get(key));
  const ofPage: readonly string[] = Object.values(pageStrings);
  return { ownText, ofSections, isRead: (key) => named.has(key) || ofSections.has(key) || ofPage.includes(key) };
};

const textsOfType = ({
  type,
  look,
  strings,
}: ReturnType<typeof usedSections>[number]): readonly (readonly [string, Record<string, string>])[] => {
  const keys = new Set(Object.values(strings).flatMap((entries) => Object.keys(entries)));
  return [...keys].flatMap((key) => {
    const own = Object.entries(strings).flatMap(([locale, { [key]: text }]) =>
      text === undefined ? [] : [[locale, text]],
    );
    return [`${type}.${key}`, `${type}.${look}.${key}`].map((name) => [name, Object.fromEntries(own)] as const);
  });
};

/** The keys of all texts that a theme names: in its sections, menus, page titles and settings. */
const textsNamed = ({ theme }: CheckContext): ReadonlySet<string> => {
  const { settings = [], groups = {}, templates } = theme;
  const sections = [...Object.values(groups), ...Object.values(templates).map((template) => template.sections)].flat();
  return new Set([
    ...settings.map(({ label }) => label.t),
    ...Object.values(templates).flatMap(({ nav, seo = {} }) => [
      ...(nav ? [nav.label.t] : []),
      ...Object.values(seo).flatMap((value) => ('t' in value ? [value.t] : [])),
    ]),
    ...(sections as readonly Section[]).flatMap((section) => textsIn(section.settings)),
  ]);
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('t' in value && typeof value.t === 'string') return [value.t];
  return Object.values(value).flatMap(textsIn);
};
