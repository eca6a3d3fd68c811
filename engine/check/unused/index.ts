import type { Path } from '../../text/document.ts';
import { nearest } from '../../text/nearest.ts';
import { readTexts } from '../read-texts.ts';
import { type CheckContext, defineRule, type FixStep, type PlacedSection, type RuleFinding } from '../rule.ts';
import { usedSections } from '../used-sections.ts';
import { namesUnder, refsOn } from './named.ts';
import { unusedTokens } from './unused-tokens.ts';

/**
 * What is declared and read nowhere. A page with another finding is left alone: there something else
 * may be meant. What the theme ignores is none, as it is meant.
 */
export const unused = defineRule({
  meta: {
    id: 'THM035',
    name: 'unused',
    title: 'All data, settings, query keys, texts and tokens that a theme declares are read somewhere.',
    severity: 'warning',
    docs: 'docs/rules/THM035.md',
    ignorable: true,
  },
  check(context) {
    const isSound = !['templates', 'groups', 'data', 'settings'].some((part) => context.hasOpenFinding([part]));
    const found = [
      ...(context.hasOpenFinding(['groups']) ? [] : unusedInTemplates(context)),
      ...context.templates.flatMap(({ sections }) => sections.flatMap((placed) => unusedLabels(placed, context))),
      ...(isSound ? [...unusedData(context), ...unusedSettings(context), ...unusedTexts(context)] : []),
      ...unusedTokens(context),
    ];
    for (const finding of found) context.report(finding);
  },
});

type Found = RuleFinding;

const found = (path: Path, message: string, fix: FixStep | readonly FixStep[] | undefined = removal(path)): Found => ({
  path,
  at: 'key',
  message,
  actual: String(path.at(-1)),
  ...(fix ? { fix } : {}),
});

const removal = (path: Path): FixStep => ({ kind: 'remove', path });

/** Data and query keys of single templates. An empty answer may make the page a 404, so that data need not be shown. */
const unusedInTemplates = ({ templates, hasOpenFinding }: CheckContext): readonly Found[] =>
  templates.flatMap((placed) => {
    const { id, template, path } = placed;
    if (hasOpenFinding(path)) return [];
    const refs = refsOn(placed);
    const [data, query] = [namesUnder('data', refs), namesUnder('route.query', refs)];
    return [
      ...Object.entries(template.data ?? {})
        .filter(([name, { notFoundWhenEmpty }]) => !data.has(name) && !notFoundWhenEmpty)
        .map(([name]) => found([...path, 'data', name], `Nothing on the page "${id}" reads the data "${name}".`)),
      ...Object.keys(template.query ?? {})
        .filter((name) => !query.has(name))
        .map((name) =>
          found([...path, 'query', name], `Nothing on the page "${id}" reads the query key "${name}" of its address.`),
        ),
    ];
  });

/** The words of a link that leads nowhere: it is not shown. */
const unusedLabels = ({ section, path, registered }: PlacedSection, { hasFinding }: CheckContext): readonly Found[] => {
  const { settings = {} } = section;
  const { properties = {} } = (registered?.manifest.settings ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly default?: unknown; readonly role?: string }>>;
  };
  return Object.keys(settings).flatMap((name) => {
    const link = name.replace(/Label$/, 'Href');
    const schema = link === name ? undefined : properties[link];
    const place = [...path, 'settings', name];
    if (!schema || schema.default !== undefined || schema.role !== undefined) return [];
    if (Object.hasOwn(settings, link) || hasFinding(place)) return [];
    return [found(place, `"${section.type}" has no link without "${link}", and so no words of it.`)];
  });
};

/** Data for all pages that each of them does without, or has under the same name for itself. */
const unusedData = ({ theme, templates }: CheckContext): readonly Found[] => {
  const used = new Set(
    templates.flatMap((placed) =>
      [...namesUnder('data', refsOn(placed))].filter((name) => !Object.hasOwn(placed.template.data ?? {}, name)),
    ),
  );
  return Object.entries(theme.data ?? {})
    .filter(([name, { notFoundWhenEmpty }]) => !used.has(name) && !notFoundWhenEmpty)
    .map(([name]) => found(['data', name], `No page reads the data "${name}".`));
};

/** A school would choose, and see no difference. Presets and renames that name a setting go with it by hand. */
const unusedSettings = ({ theme, templates }: CheckContext): readonly Found[] => {
  const used = namesUnder('settings', new Set(templates.flatMap((placed) => [...refsOn(placed)])));
  const { settings = [], presets = {}, renames = {} } = theme;
  const isNamed = (id: string): boolean =>
    Object.values(presets).some((preset) => Object.hasOwn(preset.settings ?? {}, id)) ||
    Object.entries(renames.settings ?? {})
      .flat()
      .includes(id);
  return settings.flatMap(({ id }, i) => {
    if (used.has(id)) return [];
    const path = ['settings', i];
    const message = `Nothing reads the setting "${id}": a school that chooses it sees no difference.`;
    const fix = isNamed(id) ? {} : { fix: removal(path) };
    return [{ path: [...path, 'id'], message, actual: id, ...fix }];
  });
};

/** Texts that no `{ t }` names, and that stand in for no text of a section type on some page. */
const unusedTexts = (context: CheckContext): readonly Found[] => {
  const { theme, texts } = context;
  const { strings } = theme.locales;
  const { isRead, ofSections } = readTexts(context);
  const locales = [texts.defaultLocale, ...Object.keys(strings).filter((name) => name !== texts.defaultLocale)];
  const keys = new Map(
    locales.toReversed().flatMap((locale) => Object.keys(strings[locale] ?? {}).map((key) => [key, locale] as const)),
  );
  return [...keys].flatMap(([key, locale]) => {
    if (isRead(key)) return [];
    const prefix = key.split('.')[0] ?? '';
    const type = context.registry.kinds.has(prefix) ? prefix : undefined;
    const meant = nearest(
      key,
      [...ofSections.keys()].filter((name) => name.startsWith(`${type}.`)),
    );
    const places = locales.filter((name) => Object.hasOwn(strings[name] ?? {}, key));
    const finding = found(
      ['locales', 'strings', locale, key],
      type === undefined
        ? `Nothing reads the text "${key}".`
        : `Nothing reads the text "${key}": ${usedSections(context).some((used) => used.type === type) ? `"${type}" has no text of this name` : `no page has a "${type}"`}.`,
      places.map((name) => removal(['locales', 'strings', name, key])),
    );
    // One that was meant for another name is renamed by hand, in every language.
    const { fix: _, ...withoutFix } = finding;
    return [meant === undefined ? finding : { ...withoutFix, suggestion: meant }];
  });
};
