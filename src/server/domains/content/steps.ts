import { isDeepStrictEqual } from 'node:util';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { missingField } from '#server/core/validation/describe-error.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import type { ContentDocument, ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { withBlogSlug } from './blog-slug.ts';
import { checkMedia } from './check-media.ts';
import type { NamedType } from './content-type.ts';
import { finishDocument } from './finish-document.ts';
import { requireSound } from './problems.ts';
import { validateContent } from './validate.ts';
import { type ItemChange, langOf, shown } from './write-item.ts';

/** An item about to be changed: locked, with a schedule whose time has come taken for done. */
export interface Subject {
  readonly type: NamedType;
  readonly row: ContentRow;
  readonly now: Date;
}

/** A change with the name that the history gives it; undefined if nothing is to be done. */
export type Step = (ItemChange & { readonly action: string }) | undefined;

/** What keeps a document from visitors, by field; nothing if it is fit for them. */
const unfit = async (
  { db }: Pick<StoreContext, 'db'>,
  type: NamedType,
  document: ContentDocument,
  options?: { readonly readOnly: boolean },
): Promise<readonly ContentProblem[]> => [
  ...validateContent(type.type, document),
  ...(await checkMedia(db, type, document, options)),
];

/** Fields that visitors have seen, and that are not to be taken away. */
const emptied = (
  { type: { kept = [] }, row: { published } }: Pick<Subject, 'type' | 'row'>,
  document: ContentDocument,
): readonly ContentProblem[] =>
  kept.filter((field) => published?.[field] !== undefined && document[field] === undefined).map(missingField);

/** The same of what an editor sees of an item, in a transaction that only reads. */
export const findUnfit = async (
  context: Pick<StoreContext, 'db'>,
  subject: Pick<Subject, 'type' | 'row'>,
): Promise<readonly ContentProblem[]> => {
  const document = await finishDocument(subject.type, shown(subject.row) ?? {}, subject.row.schoolId);
  return [...(await unfit(context, subject.type, document, { readOnly: true })), ...emptied(subject, document)];
};

/** The document that an editor sees, fit for visitors. Errors: `NOT_VALID` with every field that is not. */
const publishable = async (context: StoreContext, subject: Subject): Promise<ContentDocument> => {
  const { type, row } = subject;
  const document = await finishDocument(type, shown(row) ?? {}, row.schoolId);
  requireSound([...(await unfit(context, type, document)), ...emptied(subject, document)]);
  return type.type === 'blog' ? withBlogSlug(context, row, document) : document;
};

const isPast = (time: Date | null, now: Date): boolean => time !== null && time <= now;

/**
 * Shows what the editor sees at once. What was expired comes back, without an end. Errors: `NOT_VALID` for what has never
 * been shown and was to be shown until a time that has passed.
 */
export const publishStep = async (context: StoreContext, subject: Subject): Promise<Step> => {
  const { row, now } = subject;
  const { published, draft, publishAt, expireAt } = row;
  const isOver = isPast(expireAt, now);
  if (published !== null && draft === null && publishAt === null && !isOver) return undefined;
  if (published === null && isOver) throw wrongField('expire_at', 'Choose a time in the future.');
  return {
    action: 'publish',
    published: await publishable(context, subject),
    draft: null,
    scheduled: null,
    publishAt: null,
    expireAt: isOver ? null : expireAt,
  };
};

/** Makes a draft of what the editor sees; visitors see nothing of it from then on. */
export const unpublishStep = ({ row }: Subject): Step =>
  row.published === null && row.scheduled === null
    ? undefined
    : {
        action: 'unpublish',
        draft: shown(row),
        published: null,
        scheduled: null,
        publishAt: null,
        expireAt: null,
      };

/** What visitors saw before a publication, null for nothing, and until when. */
interface Earlier {
  readonly document: ContentDocument | null;
  readonly expireAt: Date | null;
}

/**
 * Shows visitors again what they saw before a publication, no longer than they were to see it. What they saw since is the
 * draft, unless there is another already. Errors: `NOT_VALID` where the earlier document is no longer fit for them.
 */
export const returnStep = async (
  context: StoreContext,
  { type, row, now }: Subject,
  { document: earlier, expireAt: ended }: Earlier,
): Promise<Step> => {
  const draft = row.draft ?? row.published;
  const expireAt = row.expireAt ?? ended;
  if (earlier === null)
    return {
      action: 'return',
      draft,
      published: null,
      scheduled: null,
      publishAt: null,
      expireAt: isPast(expireAt, now) ? null : expireAt,
    };
  // What is over is shown to nobody.
  if (!isPast(expireAt, now)) requireSound(await unfit(context, type, earlier));
  return { action: 'return', published: earlier, draft: isDeepStrictEqual(draft, earlier) ? null : draft, expireAt };
};

/** Takes back what was written since the item was published. Errors: `GUARD` where it never was. */
export const discardStep = ({ row }: Subject): Step => {
  if (row.draft === null) return undefined;
  requireSeen(row);
  return { action: 'discard', draft: null, lang: langOf(row.scheduled ?? row.published ?? {}) };
};

/** Puts an item into the bin. */
export const deleteStep = ({ now }: Subject): Step => ({ action: 'delete', deletedAt: now });

/** Ends an item for visitors at a time, at once where none is given. Errors: `GUARD` where they never saw it. */
export const expireStep = ({ row, now }: Subject, at: Date = now): Step => {
  requireSeen(row);
  if (row.publishAt !== null && at <= row.publishAt)
    throw wrongField('expire_at', 'Choose a time after it is published.');
  return { action: 'expire', expireAt: at };
};

/** What `schedule` is to set; undefined leaves a time as it is, null removes it. */
export interface WantedTimes {
  readonly publishAt: Date | null | undefined;
  readonly expireAt: Date | null | undefined;
}

/**
 * Says when an item is shown and until when. What is to be shown must be fit for it already; a draft keeps its end until
 * it is published.
 */
export const scheduleStep = async (context: StoreContext, subject: Subject, times: WantedTimes): Promise<Step> => {
  const { row, now } = subject;
  const publishAt = times.publishAt === undefined ? row.publishAt : times.publishAt;
  const expireAt = times.expireAt === undefined ? row.expireAt : times.expireAt;
  for (const [field, time] of [
    ['publish_at', times.publishAt],
    ['expire_at', times.expireAt],
  ] as const)
    if (time && time <= now) throw wrongField(field, 'Choose a time in the future.');
  if (publishAt && expireAt && expireAt <= publishAt)
    throw wrongField('expire_at', 'Choose a time after it is published.');
  if (times.publishAt)
    return {
      action: 'schedule',
      scheduled: await publishable(context, subject),
      draft: null,
      publishAt,
      expireAt,
      // What was shown for the first time later is still to be shown for the first time.
      ...(row.scheduled === null && row.publishAt !== null ? { published: null } : {}),
    };
  if (times.publishAt === null) return { action: 'unschedule', ...takenBack(row), expireAt };
  return { action: 'schedule', expireAt };
};

/** A schedule taken back: what was to be shown is a draft. */
const takenBack = (row: ContentRow): ItemChange => {
  if (row.publishAt === null) return {};
  const waiting = row.scheduled ?? row.published;
  return {
    draft: row.draft ?? waiting,
    scheduled: null,
    publishAt: null,
    ...(row.scheduled === null ? { published: null } : {}),
  };
};

const requireSeen = (row: ContentRow): void => {
  if (row.published === null && row.scheduled === null) throw refuse('Publish it first, or say when.');
};
