import { type CompiledTheme, inLanguages } from '#engine/index.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Tenancy } from './tenancy.ts';

/** What knows the themes of schools: the tenancy, and what handlers have of it. */
export type ThemesOfSchools = Pick<Tenancy, 'siteOf' | 'themeOf'>;

/** The theme that a school shows, in its languages; undefined if none is live. Not within a transaction. */
export const spokenTheme = async (
  { siteOf, themeOf }: ThemesOfSchools,
  school: FoundSchool,
): Promise<CompiledTheme | undefined> => {
  const { record, locales } = await siteOf(school);
  const theme = await themeOf(record);
  return theme && inLanguages(theme, locales);
};
