import { createEngine } from '#engine/index.ts';
import { explainPage as explainPageCommand } from '#schemas/commands/themes.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { handle } from '#server/http/calls/handle.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { createOrigins } from '#server/tenancy/origins.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import { platformSchool, readSchoolSite } from '#server/tenancy/school-sites.ts';
import { createStoreDirectory } from '#server/tenancy/store-reader.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { createStoreLoaders } from '../sources/store-loaders.ts';
import { type ExplainedRoute, explainRoute } from './explain-route.ts';

interface ExplainResult extends ExplainedRoute {
  readonly school: { readonly slug: string; readonly name: string; readonly themeId: number };
}

/** Why a page of a theme looks as it does for a school that used it. Null if there is no such school. */
export const explainCommandHandler = handle(
  explainPageCommand,
  async ({ theme: text, school: slug, route, signedIn, baseUrl }, { store }): Promise<ExplainResult | null> => {
    const engine = createEngine({ sections, sources, clock: () => performance.now() });
    const compiled = engine.compile(text);
    if (!compiled.ok) {
      throw new AppError('THEME_OTHER_VERSION', { file: text.file });
    }
    const { theme } = compiled;
    const found = theme.themeId === platformSchool.schoolId ? platformSchool : await findSchoolBySlug(store, slug);
    if (!found) return null;

    const origins = createOrigins(() => new URL(baseUrl));
    const now = Date.now();
    const schoolSite = await readSchoolSite(store, found, { originOf: origins.siteOrigin, now });
    const { school, record, isDemo: examples } = schoolSite;
    const site = schoolSite.at(now);
    const time = () => new Date(now);
    const loadersOf = createStoreLoaders({
      store,
      directory: createStoreDirectory(store, { urlOf: origins.originOf, now: time }),
      now: time,
    });
    const loaders = loadersOf(schoolFacts(schoolSite, now));
    const explained = await explainRoute({ engine, theme, site, record, examples, loaders, route, signedIn });
    return { ...explained, school: { slug: school.slug, name: school.name, themeId: record.themeId } };
  },
);
