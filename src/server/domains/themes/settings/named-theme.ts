import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type RecordTheme, recordThemeOf } from '../record-theme.ts';
import { findRecord, findUsedRecord } from '../site-record-rows.ts';

/** What it takes to find the theme of a school, in a call or without one. */
export interface ThemeFinder {
  readonly school: Pick<CallContext['school'], 'schoolId'>;
  readonly services: Pick<CallContext['services'], 'engine' | 'themeOf'>;
  read<T>(work: (context: StoreContext) => Promise<T>): Promise<T>;
}

/** The version of a theme that a call's school sees or would see. Errors: `NOT_FOUND` where schools have no such theme. */
export const namedTheme = async (context: ThemeFinder, themeId: number): Promise<RecordTheme> => {
  const { schoolId } = context.school;
  // The product's own page is no school's, and the other way round.
  if (themeId > 0 !== schoolId > 0) throw notFound();
  const { row, used } = await context.read(async (transaction) => ({
    row: await findRecord(transaction, schoolId, themeId),
    used: await findUsedRecord(transaction, schoolId),
  }));
  const version = row?.record.version ?? null;
  const own = await recordThemeOf(context.services, { themeId, version }, used?.record);
  if (own?.theme.themeId !== themeId) throw notFound();
  return own;
};
