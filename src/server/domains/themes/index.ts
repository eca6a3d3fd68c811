import type { Operation } from '#server/http/calls/operation.ts';
import { liveThemeOperation, schoolsUsingThemeOperation } from './diff.ts';

export type { PublishedTheme } from './list-published.ts';
export type { Publication, Publishing } from './publication.ts';
export { operatorThemeRoutes } from './routes.ts';
export { type SchoolLosses, schoolLosses } from './school-losses.ts';
export { assignTheme, requireSchoolTheme, type SiteChoices } from './school-theme.ts';

/** The operations of this domain for the command line. Each command checks the params of its own. */
export const themeOperations: readonly Operation<never, unknown>[] = [liveThemeOperation, schoolsUsingThemeOperation];
export { liveThemeOperation, schoolsUsingThemeOperation };
