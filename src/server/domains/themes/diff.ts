import {
  listSchoolsUsingTheme as listSchoolsUsingThemeCommand,
  readLiveTheme as readLiveThemeCommand,
} from '#schemas/commands/themes.ts';
import { handle } from '#server/http/calls/handle.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { schoolsUsingTheme } from './schools-using-theme.ts';

/** Every school that uses a theme, with its record, by the school's id. */
export const schoolsUsingThemeCommandHandler = handle(listSchoolsUsingThemeCommand, ({ themeId }, { store }) =>
  schoolsUsingTheme(store, themeId),
);

interface LiveDocument {
  readonly hash: string;
  /** As it was published, in the format of its time. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** The live version of a theme. */
export const liveThemeCommandHandler = handle(
  readLiveThemeCommand,
  async ({ themeId }, { store }): Promise<LiveDocument> => {
    const live = await liveThemes(store);
    const found = live.get(themeId);
    if (found) return { hash: found.hash, document: found.document };
    const ids = [...live.keys()].join(', ');
    throw new AppError('THEME_NOT_LIVE', {
      themeId,
      live: ids ? `Live themes: ${ids}.` : 'A server that has started once has its built-in themes.',
    });
  },
);
