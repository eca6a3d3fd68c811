import { defineOperation, OperationError } from '#server/http/calls/operation.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { type SchoolUsingTheme, schoolsUsingTheme } from './schools-using-theme.ts';

/** Every school that uses a theme, with its record, by the school's id. */
export const schoolsUsingThemeOperation = defineOperation<{ readonly themeId: number }, readonly SchoolUsingTheme[]>({
  name: 'theme schools',
  run: ({ store, progress }, { themeId }) => schoolsUsingTheme(store, themeId, progress),
});

export interface LiveDocument {
  readonly hash: string;
  /** As it was published, in the format of its time. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** The live version of a theme. */
export const liveThemeOperation = defineOperation<{ readonly themeId: number }, LiveDocument>({
  name: 'theme live',
  async run({ store }, { themeId }) {
    const live = await liveThemes(store);
    const found = live.get(themeId);
    if (found) return { hash: found.hash, document: found.document };
    const ids = [...live.keys()].join(', ');
    throw new OperationError(
      `No version of a theme ${themeId} is live.`,
      ids ? `Live themes: ${ids}.` : 'A server that has started once has its built-in themes.',
    );
  },
});
