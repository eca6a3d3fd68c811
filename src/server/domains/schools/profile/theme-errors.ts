import type { Store } from '#server/store/store.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

/** What is wrong with a school's choice of a theme; nothing if none is made. -1 and 0 are the platform's own page. */
export const themeErrors = async (store: Store, themeId: number | undefined): Promise<FieldErrors> => {
  if (themeId === undefined || themeId === -1 || themeId === 0) return {};
  const ids = [...(await liveThemes(store)).keys()].filter((id) => id > 0);
  return ids.includes(themeId) ? {} : { theme_Id: [`Choose one of the themes: ${ids.join(', ')}.`] };
};
