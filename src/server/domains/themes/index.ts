import type { Handler } from '#server/http/calls/handle.ts';
import { liveThemeCommandHandler, schoolsUsingThemeCommandHandler } from './diff.ts';
import { listThemesHandler } from './list.ts';
import { publishThemeHandler } from './publish.ts';
import { rollbackThemeHandler } from './rollback.ts';

export type { PublishedTheme } from './list-published.ts';
export type { Publication, Publishing } from './publication.ts';
export { type SchoolLosses, schoolLosses } from './school-losses.ts';
export { type AssignedTheme, assignTheme, requireSchoolTheme, type SiteChoices } from './school-theme.ts';

/** What the calls and commands of published themes do. */
export const themeHandlers: readonly Handler[] = [
  listThemesHandler,
  publishThemeHandler,
  rollbackThemeHandler,
  liveThemeCommandHandler,
  schoolsUsingThemeCommandHandler,
];
export { liveThemeCommandHandler, schoolsUsingThemeCommandHandler };
