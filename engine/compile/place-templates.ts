import type { Section, Template } from '#schemas/theme/theme.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import { findLook, type RegisteredSection, type Registry } from '../registry.ts';
import type { Path } from '../text/document.ts';
import type { Region } from '../theme.ts';
import type { ThemeParts } from './read-theme.ts';
import type { ResolvedSettings } from './resolve-settings.ts';

/** A section with its place on a template's page. */
export interface PlacedSection {
  /** `<template>/<id>`; `header/<id>` and `footer/<id>` for the groups. */
  readonly key: string;
  readonly section: Section;
  readonly path: Path;
  readonly region: Region;
  /** Undefined if the kind or the look is unknown, which has a finding. */
  readonly registered: RegisteredSection | undefined;
  /** Its literals as the component gets them, by locale. Undefined if the kind or the look is unknown. */
  readonly settings: ResolvedSettings | undefined;
}

/** A template with all the sections of its page. */
export interface PlacedTemplate {
  readonly id: string;
  readonly template: Template;
  readonly path: Path;
  /** Its data also names the entries of a wrong shape, with no source (`""`). */
  readonly scope: RefScope;
  /** Header, the template's own, footer: in the order of the page. Those of a wrong shape are left out. */
  readonly sections: readonly PlacedSection[];
  /** Whether no section of its own was left out. */
  readonly whole: boolean;
}

/** Every template of a theme as its page is put together, in the order of the theme. */
export const placeTemplates = (parts: ThemeParts, registry: Registry): readonly PlacedTemplate[] =>
  Object.keys(parts.theme.templates).map((id) => placeTemplate(id, parts, registry));

const placeTemplate = (id: string, parts: ThemeParts, registry: Registry): PlacedTemplate => {
  const { theme, unsoundSections } = parts;
  const template = theme.templates[id] ?? { h1: '', sections: [] };
  return {
    id,
    template,
    path: ['templates', id],
    scope: scopeOf(id, parts, registry),
    sections: [
      ...placeSections('header', 'header', theme.groups?.header ?? [], parts, registry),
      ...placeSections('main', id, template.sections, parts, registry),
      ...placeSections('footer', 'footer', theme.groups?.footer ?? [], parts, registry),
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

const placeSections = (
  region: Region,
  owner: string,
  sections: readonly Section[],
  { places, settings }: ThemeParts,
  registry: Registry,
): readonly PlacedSection[] =>
  sections.map((section) => ({
    key: `${owner}/${section.id}`,
    section,
    path: places.get(section) as Path,
    region,
    registered: findLook(registry, section),
    settings: settings.get(section),
  }));
