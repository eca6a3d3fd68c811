import { listThemes, listUsedThemes } from '#schemas/api/operator-themes.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { listSiteIds } from '#server/store/global.ts';
import { defaultTheme, readSiteRecords } from '#server/store/site-record.ts';
import { listPublished } from './list-published.ts';

/** `GET /api/operator/themes`: every published theme. */
export const listThemesHandler = handle(listThemes, async (_, { services }) =>
  ok({ themes: await listPublished(services.store) }),
);

/** The same with how many schools use each, for who is signed in. */
export const listUsedThemesHandler = handle(listUsedThemes, async (_, { services: { store } }) => {
  const [themes, records, ids] = await Promise.all([listPublished(store), readSiteRecords(store), listSiteIds(store)]);
  const used = ids.filter((id) => id > 0).map((id) => records.get(id)?.themeId ?? defaultTheme(id));
  return ok(
    themes.map((theme) => ({
      ...theme,
      versions: [...theme.versions],
      schools: used.filter((themeId) => themeId === theme.themeId).length,
    })),
  );
});
