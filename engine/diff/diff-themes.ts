import { currentName } from '../record/current-name.ts';
import type { CompiledNav, CompiledSection, CompiledTemplate, CompiledTheme, Region } from '../theme.ts';
import { type Change, changed, isSame, pair } from './change.ts';
import { diffChoices } from './diff-choices.ts';
import { diffSections, type SectionNames } from './diff-sections.ts';
import { createTextMatch, diffTexts } from './diff-texts.ts';
import { movedNames, positionOf } from './moved.ts';

/**
 * What differs between two themes, in what it means for pages and for the schools' choices. What theme `b` declares as
 * renamed is reported as renamed. Empty for themes that make the same pages.
 */
export const diffThemes = (a: CompiledTheme, b: CompiledTheme): readonly Change[] => {
  const names: SectionNames = {
    nameIn: (key) => currentName(b.renames.sections, key),
    isText: createTextMatch(a, b),
  };
  return [
    ...(['themeId', 'slug', 'name', 'version'] as const).flatMap((what) =>
      changed({ area: 'theme', name: b.slug, what }, a[what], b[what]),
    ),
    ...pair(a.templates, b.templates, {
      area: 'template',
      loses: true,
      show: routeOf,
      compare: (from, to) => diffTemplate(from, to, names),
    }),
    ...diffData(a, b),
    ...(['header', 'footer'] as const).flatMap((region) => diffSections(groupOf(a, region), groupOf(b, region), names)),
    ...diffMenu(a, b),
    ...diffChoices(a, b),
    ...diffTexts(a, b),
  ];
};

const routeOf = ({ segments }: CompiledTemplate): string | undefined =>
  segments === null ? undefined : `/${segments.join('/')}`;

const diffTemplate = (from: CompiledTemplate, to: CompiledTemplate, names: SectionNames): readonly Change[] => {
  const at = { area: 'template', name: to.id } as const;
  const own = ({ sections }: CompiledTemplate): readonly CompiledSection[] =>
    sections.filter(({ region }) => region === 'main');
  return [
    ...changed({ ...at, what: 'route' }, routeOf(from), routeOf(to)),
    ...changed({ ...at, what: 'params' }, from.params, to.params),
    ...changed({ ...at, what: 'query' }, from.query, to.query),
    ...changed({ ...at, what: 'title' }, from.seo.title, to.seo.title),
    ...changed({ ...at, what: 'description' }, from.seo.description, to.seo.description),
    ...changed({ ...at, what: 'h1' }, from.h1, to.h1),
    ...diffSections(own(from), own(to), names),
  ];
};

/**
 * The data of pages. A change that all of them share is reported once: the theme's own data stands in every template.
 */
const diffData = (a: CompiledTheme, b: CompiledTheme): readonly Change[] => {
  const both = Object.keys(b.templates).filter((id) => Object.hasOwn(a.templates, id));
  const changes = both.flatMap((template) =>
    pair(a.templates[template]?.data ?? {}, b.templates[template]?.data ?? {}, {
      area: 'data',
      show: ({ source }) => source,
      compare: (from, to, name) => changed({ area: 'data', name, what: 'request' }, from, to),
    }).map((change) => ({ change, template })),
  );
  const isShared = (change: Change): boolean =>
    both.length > 1 && changes.filter((other) => isSame(other.change, change)).length === both.length;
  return changes.flatMap(({ change, template }) => {
    if (!isShared(change)) return [{ ...change, name: `${template}/${change.name}` }];
    return template === both[0] ? [change] : [];
  });
};

/** A group's sections are visible on every page alike. */
const groupOf = ({ templates }: CompiledTheme, wanted: Region): readonly CompiledSection[] =>
  Object.values(templates)[0]?.sections.filter(({ region }) => region === wanted) ?? [];

const diffMenu = (a: CompiledTheme, b: CompiledTheme): readonly Change[] => {
  const old = menuOf(a, (path) => pathIn(a, b, path));
  const now = menuOf(b, String);
  const [oldPaths, newPaths] = [Object.keys(old), Object.keys(now)];
  return [
    ...pair(old, now, {
      area: 'menu',
      show: ({ menu }) => menu,
      compare: (from, to, name) => [
        ...changed({ area: 'menu', name, what: 'label' }, from.label, to.label),
        ...changed({ area: 'menu', name, what: 'menu' }, from.menu, to.menu),
      ],
    }),
    ...movedNames(oldPaths, newPaths).flatMap((name) =>
      changed({ area: 'menu', name, what: 'moved' }, positionOf(oldPaths, name), positionOf(newPaths, name)),
    ),
  ];
};

const menuOf = ({ nav }: CompiledTheme, nameIn: (path: string) => string): Readonly<Record<string, CompiledNav>> =>
  Object.fromEntries(nav.map((entry) => [nameIn(`/${entry.segments.join('/')}`), entry]));

/** Where the page of a path stands in the other theme; a new route is reported at its template. */
const pathIn = (a: CompiledTheme, b: CompiledTheme, path: string): string => {
  const id = Object.keys(a.templates).find((name) => a.templates[name] && routeOf(a.templates[name]) === path);
  const same = id !== undefined && Object.hasOwn(b.templates, id) ? b.templates[id] : undefined;
  return (same && routeOf(same)) ?? path;
};
