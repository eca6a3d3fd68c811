import type { ListedCommand } from '#server/http/calls/command.ts';
import { liveThemeOperation, schoolsUsingThemeOperation } from './diff.ts';
export type { PublishedTheme } from './list-published.ts';
export type { Publication, Publishing } from './publication.ts';
export { operatorThemeRoutes } from './routes.ts';
export { type SchoolLosses, schoolLosses } from './school-losses.ts';
export { assignTheme, requireSchoolTheme, type SiteChoices } from './school-theme.ts';
/** What the command line may ask of this domain. */
export declare const themeCommands: readonly ListedCommand[];
export { liveThemeOperation, schoolsUsingThemeOperation };
