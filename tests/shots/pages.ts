import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import { ask } from '../support/request.ts';
import type { ShotOptions } from './options.ts';

/** The themes in the order of the sheet's columns, each with the demo school that wears it. */
const demoSchools: ReadonlyMap<string, string> = new Map([
  ['gulmohar', 'amaltas'],
  ['quadrangle', 'devdatt'],
  ['canopy', 'kurinji'],
  ['platform', 'platform'],
]);

export const themeSlugs: readonly string[] = [...demoSchools.keys()];

/** A page of a theme, as one school shows it. */
export interface ShotPage {
  readonly theme: string;
  /** Of its template; pages of several themes that have it stand in one row of the sheet. */
  readonly id: string;
  readonly url: string;
}

interface ThemeDocument {
  readonly themeId: number;
  readonly templates: Readonly<
    Record<
      string,
      {
        readonly route?: string;
        readonly sections: readonly { readonly id: string; readonly type?: string; readonly look?: string }[];
      }
    >
  >;
  readonly locales: { readonly default: string };
}

type NamedPath = readonly [id: string, path: string];

/** Pages that are no template's. */
const accountPages: readonly NamedPath[] = [
  ['login', '/login'],
  ['forgot', '/login/forgot'],
];
const schoolPages: readonly NamedPath[] = [['receipt', '/registration?reference=E2026-0042#sent'], ...accountPages];

/** The slug of the school that shows a theme. */
export const schoolOf = (theme: string, kind: ShotOptions['school']): string =>
  kind === 'demo' ? (demoSchools.get(theme) ?? theme) : `${kind}-${theme}`;

type Requested = Pick<ShotOptions, 'themes' | 'pages' | 'school' | 'locale'>;

/** Every page that is requested, theme by theme. Articles: the newest one. */
export const listPages = async (options: Requested, port: number): Promise<ShotPage[]> => {
  const found = (await Promise.all(options.themes.map((theme) => pagesOf(theme, options, port)))).flat();
  const ids = new Set(found.map(({ id }) => id));
  const strange = options.pages.find((id) => !ids.has(id));
  if (strange !== undefined) throw new Error(`There is no page "${strange}": ${[...ids].join(', ')}.`);
  return found.filter(({ id }) => options.pages.length === 0 || options.pages.includes(id));
};

export const readTheme = (slug: string): ThemeDocument =>
  JSON.parse(readFileSync(join(packageRoot, 'themes', slug, 'theme.json'), 'utf8')) as ThemeDocument;

const pagesOf = async (theme: string, options: Requested, port: number): Promise<ShotPage[]> => {
  const document = readTheme(theme);
  const { locale } = options;
  const school = schoolOf(theme, options.school);
  const host = `${theme === 'platform' ? '' : `${school}.`}localhost:${port}`;
  const article = await newestArticle(port, host);
  const samples: ReadonlyMap<string, string | undefined> = new Map([
    [':slug', article],
    [':school', demoSchools.get('gulmohar')],
  ]);
  const templates = Object.entries(document.templates).flatMap(([id, { route }]): NamedPath[] => {
    if (route === undefined) return [[id, '/there/is/no/such/page']];
    const segments = route.split('/').map((segment) => (segment.startsWith(':') ? samples.get(segment) : segment));
    return segments.includes(undefined) ? [] : [[id, segments.join('/')]];
  });
  const prefix = locale === undefined || locale === document.locales.default ? '' : `/${locale}`;
  return [...templates, ...(theme === 'platform' ? accountPages : schoolPages)].map(([id, path]) => ({
    theme,
    id,
    url: `http://${host}${prefix !== '' && path === '/' ? prefix : prefix + path}`,
  }));
};

/** The slug of the article that a school's list of articles starts with. */
const newestArticle = async (port: number, host: string): Promise<string | undefined> => {
  const { text } = await ask(port, '/blog', { host });
  return /href="[^"]*\/blog\/([^"?#]+)"/.exec(text)?.[1];
};
