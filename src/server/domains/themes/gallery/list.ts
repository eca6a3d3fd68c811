import { listSchoolThemes, type SchoolTheme } from '#schemas/api/theme-gallery.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { readLinks } from '#server/domains/content/index.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { StoredSiteRecord } from '#server/store/schema.ts';
import { defaultTheme } from '#server/store/site-record.ts';
import { listThemeVersions } from '#server/store/theme-versions.ts';
import { frameEnd, previewPath } from '../preview-link.ts';
import { type RecordTheme, recordThemeOf } from '../record-theme.ts';
import { findRecord, findUsedRecord } from '../site-record-rows.ts';
import { startRecord } from '../start-record.ts';
import { compareThemes, contrastIn, countChoices, type InTheme, readHomePage } from './in-theme.ts';
import { readSchoolContent } from './school-content.ts';
import { shareLoads } from './share-loads.ts';

/** Every theme that schools may use, with what this school would be in it. */
export const listSchoolThemesHandler = handle(listSchoolThemes, async (_, context) => {
  const { school, services } = context;
  const now = context.now();
  const site = await services.siteOf(school);
  const loaders = shareLoads(await services.loadersOf(school));
  const { content, links } = await context.read(async (transaction) => ({
    content: await readSchoolContent(transaction, school.schoolId, now),
    links: await readLinks(transaction),
  }));
  const offered = await offeredThemes(context);
  const used = offered.find(({ inUse }) => inUse);
  const until = frameEnd(now.getTime());
  const themes = await Promise.all(
    offered.map(async ({ theme, record, isKept, inUse, lost }): Promise<SchoolTheme> => {
      const { themeId, slug, name, version } = theme;
      const preview = previewPath(services.sealer, { schoolId: school.schoolId, themeId, until });
      return {
        ...{ themeId, slug, name, version, inUse, preview },
        sections: await readHomePage({ engine: services.engine, theme, record, site, loaders, now: now.getTime() }),
        ...compareThemes({ theme, record, used: used ?? { theme, record }, site, content, links, lost }),
        choices: { own: isKept, count: countChoices(record) },
        contrast: contrastIn({ theme, record }),
      };
    }),
  );
  const items = [...content.counts.values()].reduce((sum, one) => sum + one, 0);
  const { locales = [] } = used?.theme ?? {};
  return ok({
    at: now.toISOString(),
    items,
    pictures: content.pictures,
    locales: site.locales.length > 0 ? [...site.locales] : [...locales],
    themes,
  });
});

interface Offered extends InTheme {
  readonly inUse: boolean;
  /** Whether the school has a record of it. */
  readonly isKept: boolean;
  readonly lost: Awaited<ReturnType<typeof startRecord>>['lost'];
}

/** The published themes for schools, each with the choices that a school has or would begin with there. */
const offeredThemes = async ({ services, school, read }: CallContext): Promise<readonly Offered[]> => {
  const { schoolId } = school;
  const { pointers } = await listThemeVersions(services.store);
  const ids = pointers.map(({ themeId }) => themeId).filter((id) => id > 0);
  const { used, rows } = await read(async (transaction) => ({
    used: await findUsedRecord(transaction, schoolId),
    rows: await Promise.all(ids.map(async (id) => [id, await findRecord(transaction, schoolId, id)] as const)),
  }));
  const usedId = used?.themeId ?? defaultTheme(schoolId);
  const offered: Offered[] = [];
  for (const [themeId, row] of rows) {
    const own = await recordThemeOf(services, { themeId, version: row?.record.version ?? null }, used?.record);
    // One that does not compile is not shown anywhere.
    if (own?.theme.themeId !== themeId) continue;
    const start = row ? undefined : await read((transaction) => startRecord(transaction, { schoolId, themeId, own }));
    offered.push({
      theme: own.theme,
      record: inNamesOf(own, row?.record ?? start?.record),
      inUse: themeId === usedId,
      isKept: row !== undefined,
      lost: start?.lost ?? [],
    });
  }
  return offered;
};

const inNamesOf = (own: RecordTheme, record: StoredSiteRecord | undefined): SiteRecord => {
  const { themeId } = own.theme;
  return record ? (own.resolve(record) as SiteRecord) : { themeId };
};
