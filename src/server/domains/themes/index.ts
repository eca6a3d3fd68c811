import type { Operation } from '#server/http/calls/operation.ts';
import { liveThemeOperation, wearingSchoolsOperation } from './diff.ts';

export type { PublishedTheme } from './list-published.ts';
export type { Publication, Publishing } from './publication.ts';
export { operatorThemeRoutes } from './routes.ts';
export { type SchoolLosses, schoolLosses } from './school-losses.ts';
export { requireSchoolTheme, type SiteChoices, wearTheme } from './school-theme.ts';

/** What the command line may ask of this domain. Params are checked by each operation's own command. */
export const themeOperations: readonly Operation<never, unknown>[] = [liveThemeOperation, wearingSchoolsOperation];
export { liveThemeOperation, wearingSchoolsOperation };
