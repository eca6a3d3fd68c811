import type { AuditEntry } from '#server/store/audit.ts';
import type { ImportReport } from './report.ts';
interface Worn {
    readonly themeId: number;
    readonly previousThemeId: number | null;
}
/** What the audit log holds of an import: how many items of each type, never the items; undefined where nothing changed. */
export declare const importEntry: (report: Omit<ImportReport, 'skipped' | 'milliseconds'>, { themeId, previousThemeId }: Worn) => AuditEntry | undefined;
export {};
