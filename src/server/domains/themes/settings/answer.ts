import { and, eq } from 'drizzle-orm';
import type { ThemeChoices, ThemeSettings } from '#schemas/api/theme-settings.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { versionTag } from '#server/http/calls/expected-version.ts';
import { type StoredSiteRecord, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type RecordSubject, readSubject, shown } from '../change-record.ts';
import { choiceProblems } from '../choice-problems.ts';

/** The choices of a record. */
export const choicesOf = ({ preset, settings, tokens, overrides, order }: StoredSiteRecord): ThemeChoices =>
  ({ preset, settings, tokens, overrides, ...(order && { order }) }) as ThemeChoices;

/** A school's record of a theme as its calls show it: in the names of the theme's version. */
export const themeSettings = async (
  { db }: Pick<StoreContext, 'db'>,
  { schoolId, own }: Pick<RecordSubject, 'schoolId' | 'own'>,
): Promise<ThemeSettings> => {
  const subject = await readSubject({ db }, { schoolId, own });
  const { row, version, live, inUse } = subject;
  const { themeId } = own.theme;
  return {
    themeId,
    inUse,
    version,
    live: choicesOf(own.resolve(live)),
    draft: row?.draft ? choicesOf(own.resolve(row.draft)) : null,
    lost: choiceProblems(own.theme, own.lossesOf(shown(subject) as SiteRecord)).map(({ path, message }) => ({
      field: path,
      message,
    })),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: (await userName({ db }, schoolId, row?.updatedBy ?? null)) ?? null,
  };
};

export const userName = async (
  { db }: Pick<StoreContext, 'db'>,
  schoolId: number,
  userId: number | null,
): Promise<string | undefined> => {
  if (userId === null) return undefined;
  const [user] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)));
  return user?.name;
};

/** With its version as ETag. */
export const answerSettings = (settings: ThemeSettings) =>
  ({ status: 200, body: settings, headers: { etag: versionTag(settings.version) } }) as const;
