import type { Template } from '#schemas/theme/theme.ts';
import { clausesOf } from '../conditions/decide-condition.ts';
import { findString } from '../strings.ts';
import type { CompiledNav, CompiledSection, CompiledTemplate, CompiledTheme } from '../theme.ts';
import { compileTokens } from '../tokens/compile-tokens.ts';
import { pagesByRole } from './page-roles.ts';
import type { PlacedSection, PlacedTemplate } from './place-templates.ts';
import type { ThemeParts } from './read-theme.ts';
import { segmentsOf } from './routes.ts';
import { inEveryLocale, sectionStrings, type ThemeTexts } from './section-texts.ts';

interface PlacedTheme extends Pick<ThemeParts, 'theme' | 'tokens' | 'texts'> {
  readonly templates: readonly PlacedTemplate[];
}

/** A theme without errors in the form that pages are planned from. */
export const buildTheme = ({ theme, tokens, templates, texts }: PlacedTheme): CompiledTheme => ({
  format: 2,
  themeId: theme.themeId,
  slug: theme.slug,
  name: theme.name,
  version: theme.version,
  tokens: compileTokens(tokens),
  settings: Object.fromEntries((theme.settings ?? []).map((setting) => [setting.id, setting.default])),
  options: Object.fromEntries((theme.settings ?? []).flatMap(({ id, options }) => (options ? [[id, options]] : []))),
  settingLabels: Object.fromEntries(
    (theme.settings ?? []).map(({ id, label }) => [id, textInEveryLocale(texts, label.t)]),
  ),
  renames: theme.renames ?? {},
  presets: theme.presets ?? {},
  textLocale: theme.locales.default,
  defaultLocale: theme.locales.default,
  locales: Object.keys(theme.locales.strings),
  strings: theme.locales.strings,
  templates: Object.fromEntries(templates.map((placed) => [placed.id, buildTemplate(placed, texts)])),
  pages: pagesByRole(theme),
  nav: buildNav(templates, texts),
});

const buildNav = (templates: readonly PlacedTemplate[], texts: ThemeTexts): readonly CompiledNav[] =>
  templates
    .flatMap(({ template: { nav, route } }) => (nav && route !== undefined ? [{ ...nav, route }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ route, label, menu, onlyWith }) => ({
      segments: segmentsOf(route),
      label: textInEveryLocale(texts, label.t),
      menu: menu ?? 'main',
      ...(onlyWith && { onlyWith }),
    }));

const textInEveryLocale = (texts: ThemeTexts, key: string): Readonly<Record<string, string>> =>
  inEveryLocale(texts, (locale) => findString(texts.strings, locale, texts.defaultLocale, key) ?? '');

const buildTemplate = (
  { id, template, scope, sections: placed }: PlacedTemplate,
  texts: ThemeTexts,
): CompiledTemplate => {
  const sections = placed.flatMap((section) => buildSection(section, texts));
  return {
    id,
    segments: template.route === undefined ? null : segmentsOf(template.route),
    params: scope.params,
    query: scope.query,
    h1: template.h1,
    seo: template.seo ?? {},
    noindex: template.noindex ?? false,
    data: scope.data,
    sections,
    readsVisitor: refsOf(template, scope.data, sections).some((ref) => ref.split('.')[0] === 'visitor'),
  };
};

const buildSection = (placed: PlacedSection, texts: ThemeTexts): readonly CompiledSection[] => {
  const { key, section, region, registered, settings } = placed;
  if (!registered) return [];
  return [
    {
      key,
      id: section.id,
      region,
      type: section.type,
      look: registered.manifest.look,
      when: section.when ? clausesOf(section.when) : [],
      settings: settings?.byLocale ?? {},
      ...(settings?.withExamples ? { examples: settings.withExamples } : {}),
      given: Object.keys(section.settings ?? {}),
      bindings: section.bindings ?? {},
      strings: sectionStrings(registered.manifest, texts),
      onEmpty: section.onEmpty ?? 'hide',
      onError: section.onError ?? 'hide',
    },
  ];
};

/** Every ref that decides what is on the page. */
const refsOf = (
  { seo = {} }: Template,
  data: CompiledTemplate['data'],
  sections: readonly CompiledSection[],
): readonly string[] => [
  ...sections.flatMap(({ when, bindings }) => [...when.flat(), ...Object.values(bindings)].map(({ ref }) => ref)),
  ...[...Object.values(seo), ...Object.values(data).flatMap(({ params = {} }) => Object.values(params))].flatMap(
    (value) => (typeof value === 'object' && 'ref' in value ? [value.ref] : []),
  ),
];
