import { and, desc, eq, gt, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { countChanges, listChanges, maxChanges, type WaitingChange } from '#schemas/api/publishing.ts';
import { themeChange } from '#schemas/office.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import {
  countWaiting,
  findUndescribed,
  findUnfit,
  isWithdrawn,
  type NamedType,
  publishableTypes,
} from '#server/domains/content/public.ts';
import { choiceProblems, choicesOf, findUsedRecord, namedTheme, readSubject } from '#server/domains/themes/public.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import { settled } from '#server/store/content/visible.ts';
import { type ContentRow, content, type SiteRecordRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { localTimeIn } from '#shared/calendar.ts';
import { choiceDifferences } from './choice-differences.ts';
import { changeKey, chosenChanges } from './chosen-changes.ts';
import { documentDifferences, documentSummary } from './document-differences.ts';

/** Whether a caller may publish the choices for the theme. */
export const mayPublishTheme = ({ scopeOf }: Pick<CallContext, 'scopeOf'>): boolean =>
  scopeOf('/website', 'write') === 'all';

/** How many changes wait that a caller may publish. */
export const countWaitingChanges = async (context: CallContext, transaction: StoreContext): Promise<number> => {
  const ofContent = await countWaiting(transaction, publishableTypes(context));
  const { schoolId } = context.school;
  const used = mayPublishTheme(context) ? await findUsedRecord(transaction, schoolId) : undefined;
  const ofTheme = used?.draft ? 1 : 0;
  return ofContent + ofTheme - (await countScheduled(transaction, { context, used }));
};

interface Counted {
  readonly context: CallContext;
  readonly used: SiteRecordRow | undefined;
}

/** How many of the changes that wait go live at a time that was chosen, as they are. */
const countScheduled = async (transaction: StoreContext, { context, used }: Counted): Promise<number> => {
  const chosen = await chosenChanges(transaction, context.school.schoolId);
  if (chosen.size === 0) return 0;
  const types = new Set<string>(publishableTypes(context).map(({ type }) => type));
  const rows = await transaction.db
    .select({ type: content.type, id: content.id, version: content.version })
    .from(content)
    .where(
      and(
        inArray(
          content.id,
          [...chosen.values()].map(({ ref }) => ref.id),
        ),
        isNotNull(content.draft),
        isNull(content.deletedAt),
        eq(content.isSample, false),
        not(isWithdrawn),
      ),
    );
  const theme = used?.draft ? [{ type: themeChange, id: used.themeId, version: used.version }] : [];
  const waiting = [...rows.filter(({ type }) => types.has(type)), ...theme];
  return waiting.filter((one) => chosen.get(changeKey(one))?.ref.version === one.version).length;
};

export const countChangesHandler = handle(countChanges, (_, context) =>
  context.read(async (transaction) => ok({ count: await countWaitingChanges(context, transaction) })),
);

/** Everything that visitors do not see yet, with its differences; samples are nobody's changes. */
export const listChangesHandler = handle(listChanges, async (_, context) => {
  const ofTheme = mayPublishTheme(context) ? await themeChanges(context) : [];
  const ofContent = await context.read((transaction) => contentChanges(context, transaction));
  const changes = [...ofTheme, ...ofContent].toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const sets = await context.read((transaction) => readSets(transaction, context));
  return ok(changes.slice(0, maxChanges).map((change) => ({ ...change, set: sets(change) })));
});

type Unset = Omit<WaitingChange, 'set'>;

/** The set that a change is chosen for. */
const readSets = async (transaction: StoreContext, context: CallContext) => {
  const chosen = await chosenChanges(transaction, context.school.schoolId);
  const timeZone = chosen.size > 0 ? await readTimeZone(createStoreReader(transaction.db, context.now())) : '';
  return (change: Unset): WaitingChange['set'] => {
    const found = chosen.get(changeKey(change));
    if (!found) return null;
    const { id, at, ref } = found;
    const local = localTimeIn(timeZone, at.getTime());
    return { id, at: at.toISOString(), local, isCurrent: ref.version === change.version };
  };
};

const contentChanges = async (context: CallContext, transaction: StoreContext): Promise<readonly Unset[]> => {
  const types = new Map<string, NamedType>(publishableTypes(context).map((type) => [type.type, type]));
  const now = context.now();
  const isScheduled = and(gt(content.publishAt, now), or(isNotNull(content.scheduled), isNotNull(content.published)));
  const rows = await transaction.db
    .select({ row: content, user: users.name, withdrawn: isWithdrawn })
    .from(content)
    .leftJoin(users, and(eq(users.schoolId, content.schoolId), eq(users.id, content.updatedBy)))
    .where(
      and(
        inArray(content.type, [...types.keys()]),
        isNull(content.deletedAt),
        eq(content.isSample, false),
        or(isNotNull(content.draft), isScheduled),
      ),
    )
    .orderBy(desc(content.updatedAt), desc(content.id))
    .limit(maxChanges);
  const inLanguage = inLanguageOf(context);
  const changes: Unset[] = [];
  for (const { row, user, withdrawn } of rows) {
    const type = types.get(row.type);
    if (type)
      changes.push(
        await contentChange(transaction, {
          type,
          row: { ...row, ...settled(row, now) },
          user,
          withdrawn,
          now,
          inLanguage,
        }),
      );
  }
  return changes;
};

interface Found {
  readonly type: NamedType;
  readonly row: ContentRow;
  readonly user: string | null;
  readonly withdrawn: boolean;
  readonly now: Date;
  readonly inLanguage: (text: string) => string;
}

const contentChange = async (
  transaction: StoreContext,
  { type, row, user, withdrawn, now, inLanguage }: Found,
): Promise<Unset> => {
  const { id, version, draft, scheduled, publishAt, updatedAt } = row;
  const goesLive = publishAt !== null && publishAt > now ? publishAt : null;
  // What is shown for the first time later is still new.
  const seen = goesLive !== null && scheduled === null ? null : row.published;
  const wanted = draft ?? scheduled ?? row.published ?? {};
  const title = wanted[type.nameField];
  const problems = await findUnfit(transaction, { type, row });
  return {
    type: type.type,
    id,
    version,
    title: typeof title === 'string' && title !== '' ? title : null,
    state: draft === null ? 'scheduled' : seen === null ? 'draft' : 'changed',
    isWithdrawn: withdrawn,
    publishAt: goesLive?.toISOString() ?? null,
    changedBy: user,
    changedAt: updatedAt.toISOString(),
    differences: seen === null ? [] : [...documentDifferences(type, seen, wanted)],
    summary: seen === null ? documentSummary(type, wanted) : null,
    problems: problems.map(({ path, message }) => ({ field: path, text: inLanguage(message) })),
    undescribed: [...(await findUndescribed(transaction.db, type, wanted))],
  };
};

/** The draft of the choices for the theme in use, as one change. */
const themeChanges = async (context: CallContext): Promise<readonly Unset[]> => {
  const { schoolId } = context.school;
  const used = await context.read((transaction) => findUsedRecord(transaction, schoolId));
  if (!used?.draft) return [];
  const own = await namedTheme(context, used.themeId);
  const { theme, resolve, lossesOf } = own;
  return context.read(async (transaction) => {
    const { row, live, version } = await readSubject(transaction, { schoolId, own });
    if (!row?.draft) return [];
    const where = and(eq(users.schoolId, schoolId), eq(users.id, row.updatedBy ?? 0));
    const [user] = await transaction.db.select({ name: users.name }).from(users).where(where);
    const sides = { before: choicesOf(resolve(live)), after: choicesOf(resolve(row.draft)) };
    const [locale = 'en'] = (context.header('accept-language') ?? '').split(/[-,;]/);
    const problems = choiceProblems(theme, lossesOf(row.draft as SiteRecord));
    return [
      {
        type: themeChange,
        id: theme.themeId,
        version,
        title: null,
        state: 'changed' as const,
        isWithdrawn: false,
        publishAt: null,
        changedBy: user?.name ?? null,
        changedAt: row.updatedAt.toISOString(),
        differences: [...choiceDifferences(theme, sides, locale)],
        summary: null,
        problems: problems.map(({ path, message }) => ({ field: path, text: inLanguageOf(context)(message) })),
        undescribed: [],
      },
    ];
  });
};
