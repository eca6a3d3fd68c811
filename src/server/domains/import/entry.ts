import type { AssignedTheme } from '#server/domains/themes/index.ts';
import type { AuditEntry } from '#server/store/audit.ts';
import type { Counts, ImportReport } from './report.ts';

const isEmpty = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

/**
 * What the audit log holds of an import: how many items of each type, never the items; undefined if nothing changed.
 */
export const importEntry = (
  report: Omit<ImportReport, 'skipped' | 'milliseconds'>,
  { themeId, previousThemeId }: Pick<AssignedTheme, 'themeId' | 'previousThemeId'>,
): AuditEntry | undefined => {
  const { schoolId, slug, newSchool, created, updated, removed, pictures } = report;
  const isSame =
    !newSchool &&
    themeId === previousThemeId &&
    [created, updated, removed].every(isEmpty) &&
    pictures.added + pictures.described + pictures.removed === 0;
  if (isSame) return undefined;
  const after = { slug, newSchool, themeId, created, updated, removed, pictures };
  return { entity: 'school', id: schoolId, before: newSchool ? null : { themeId: previousThemeId }, after };
};
