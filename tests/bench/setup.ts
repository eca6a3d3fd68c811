import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  type CompiledTheme,
  createEngine,
  type Engine,
  type EngineOptions,
  type Loaders,
  matchRoute,
  type PageData,
  type Plan,
} from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { importSchool } from '#server/domains/import/import-school.ts';
import { createFileStorage } from '#server/files/storage/storage.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { createOrigins } from '#server/tenancy/origins.ts';
import { schoolFacts } from '#server/tenancy/school-facts.ts';
import { readSchoolSite } from '#server/tenancy/school-sites.ts';
import { createStoreDirectory } from '#server/tenancy/store-reader.ts';
import { createStoreLoaders } from '#server/website/sources/store-loaders.ts';
import { packageRoot } from '#shared/package-root.ts';

export const themeFile = join(packageRoot, 'themes/gulmohar/theme.json');
/** The school that all figures are of. */
export const referenceFolder = join(packageRoot, '../shared/reference-school');

export interface Loaded {
  readonly engine: Engine;
  readonly theme: CompiledTheme;
  readonly plan: () => Plan;
  readonly data: PageData;
}

export const createBenchEngine = (options: Pick<EngineOptions, 'keepChars'> = {}): Engine =>
  createEngine({
    ...options,
    sections,
    sources,
    clock: () => performance.now(),
    islandUrl: (look) => `/assets/island-${look.replace('/', '-')}.js`,
  });

/** What one needs to make the reference school's home page by oneself. */
interface Home {
  readonly theme: CompiledTheme;
  readonly plan: () => Plan;
  readonly loaders: Loaders;
}

/** The reference school's home page, read from a store that has it. */
export const readHome = async (store: Store, engine: Engine): Promise<Home> => {
  const school = await findSchoolBySlug(store, 'reference');
  if (!school) throw new Error('The reference school is not there.');
  const compiled = engine.compile({ file: themeFile, text: await readFile(themeFile, 'utf8') });
  if (!compiled.ok) throw new Error('Theme 1 does not compile.');
  const { theme } = compiled;
  const now = (): Date => new Date('2026-11-21T06:00:00Z');
  const instant = now().getTime();
  const origins = createOrigins(() => new URL('http://localhost'));
  const site = await readSchoolSite(store, school, { originOf: origins.siteOrigin, now: instant });
  const match = matchRoute(theme, '/');
  if (!match) throw new Error('Theme 1 has no home page.');
  const visit = {
    site: site.at(instant),
    record: site.record,
    examples: site.isDemo,
    visitor: { signedIn: false },
    locale: match.locale,
    path: match.path,
    params: {},
    query: {},
  };
  const directory = createStoreDirectory(store, { urlOf: origins.originOf, now });
  return {
    theme,
    plan: () => engine.plan(theme, match.template, visit),
    loaders: createStoreLoaders({ store, directory, now })(schoolFacts(site, instant)),
  };
};

/** The home page of theme 1 with the reference school's data, loaded from a real database that is gone afterwards. */
export const loadReferenceHome = async (): Promise<Loaded> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const store = await openStore({ dataDir, log: pino({ level: 'silent' }), onSnapshotEveryMs: 0 });
  try {
    const storage = createFileStorage(join(dataDir, 'media'));
    const school = { folder: referenceFolder, slug: 'reference', themeId: 1, isDemo: true } as const;
    const imported = await importSchool({ store, storage, dataDir, ...school });
    if (!imported.ok) throw new Error('The reference school does not import.');
    const engine = createBenchEngine();
    const { theme, plan, loaders } = await readHome(store, engine);
    return { engine, theme, plan, data: await engine.load(plan(), loaders) };
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
