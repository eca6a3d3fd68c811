import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Store } from '#server/store/store.ts';
/** A school and its choices for the theme it uses. */
export interface SchoolUsingTheme {
    readonly schoolId: number;
    readonly slug: string;
    readonly name: string;
    readonly record: SiteRecord;
}
/** Every school that uses a theme, with its record, by the school's id. Opens one transaction per school there is. */
export declare const schoolsUsingTheme: (store: Store, themeId: number, progress?: (done: number, total: number, label: string) => void) => Promise<readonly SchoolUsingTheme[]>;
