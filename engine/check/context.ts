import type { ThemeParts } from '../compile/read-theme.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import type { Registry } from '../registry.ts';
import type { Path } from '../text/document.ts';
import type { Region } from '../theme.ts';
import type { CheckContext, CheckedTemplate, PlacedSection } from './rule.ts';

/** What rules share of a theme, without the two functions that are bound to a rule. */
export type SharedContext = Omit<CheckContext, 'hasFinding' | 'report'>;

type Surroundings = Pick<CheckContext, 'registry' | 'shipped' | 'page' | 'world'>;

export const createSharedContext = (parts: ThemeParts, surroundings: Surroundings): SharedContext => ({
  theme: parts.theme,
  tokens: parts.tokens,
  tokenNodes: parts.tokenNodes,
  texts: parts.texts,
  templates: Object.keys(parts.theme.templates).map((id) => checkedTemplate(id, parts, surroundings.registry)),
  ...surroundings,
});

const checkedTemplate = (id: string, parts: ThemeParts, registry: Registry): CheckedTemplate => {
  const { theme, unsoundSections } = parts;
  const template = theme.templates[id] ?? { h1: '', sections: [] };
  return {
    id,
    template,
    path: ['templates', id],
    scope: scopeOf(id, parts, registry),
    sections: [
      ...placed('header', 'header', theme.groups?.header ?? [], parts, registry),
      ...placed('main', id, template.sections, parts, registry),
      ...placed('footer', 'footer', theme.groups?.footer ?? [], parts, registry),
    ],
    whole: !unsoundSections.has(id),
  };
};

const scopeOf = (id: string, { theme, unsoundData }: ThemeParts, registry: Registry): RefScope => {
  const template = theme.templates[id];
  // A ref to an entry of a wrong shape is not wrong as well.
  const unsound = [...(unsoundData.get(null) ?? []), ...(unsoundData.get(id) ?? [])].map((name) => [
    name,
    { source: '', notFoundWhenEmpty: false },
  ]);
  return {
    template: id,
    data: { ...Object.fromEntries(unsound), ...theme.data, ...template?.data },
    settings: theme.settings ?? [],
    params: template?.params ?? {},
    query: template?.query ?? {},
    sources: registry.sources,
  };
};

const placed = (
  region: Region,
  owner: string,
  sections: ThemeParts['theme']['templates'][string]['sections'],
  { places, settings }: ThemeParts,
  registry: Registry,
): readonly PlacedSection[] =>
  sections.map((section) => ({
    key: `${owner}/${section.id}`,
    section,
    path: places.get(section) as Path,
    region,
    registered: registry.sections.get(section.type),
    settings: settings.get(section),
  }));
