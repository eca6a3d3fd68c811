/** What a test thinks of an item: its documents, its times, and every version that it had. */
export interface Model {
  readonly version: number;
  readonly draft: Fields | null;
  readonly published: Fields | null;
  readonly scheduled: Fields | null;
  readonly publishAt: number | null;
  readonly expireAt: number | null;
  readonly isBinned: boolean;
  readonly versions: readonly Fields[];
}

export type Fields = Readonly<Record<string, string>>;

/** One thing that someone does, or `wait`: minutes that pass. */
export type Act =
  | { readonly kind: 'edit'; readonly fields: Readonly<Record<string, string | null>> }
  | { readonly kind: 'publish' | 'unpublish' | 'delete' | 'unbin' | 'unschedule' | 'stale' }
  | { readonly kind: 'schedule' | 'expire' | 'wait'; readonly minutes: number }
  | { readonly kind: 'revert'; readonly version: number };

const minute = 60_000;

export const started = (draft: Fields): Model => ({
  version: 1,
  draft,
  published: null,
  scheduled: null,
  publishAt: null,
  expireAt: null,
  isBinned: false,
  versions: [draft],
});

/** The document that an editor sees. */
export const documentOf = ({ draft, scheduled, published }: Model): Fields => draft ?? scheduled ?? published ?? {};

/** What visitors see at a time. */
export const seenOf = (model: Model, now: number): Fields | null => {
  if (model.isBinned || (model.expireAt !== null && model.expireAt <= now)) return null;
  return model.publishAt !== null && model.publishAt <= now ? model.scheduled : model.published;
};

/** Where the item stands at a time. */
export const stateOf = (model: Model, now: number): string => {
  const isOut = model.published !== null || model.scheduled !== null;
  if (model.isBinned) return 'deleted';
  if (!isOut) return 'draft';
  if (model.expireAt !== null && model.expireAt <= now) return 'expired';
  if (model.publishAt !== null && model.publishAt > now) return 'scheduled';
  return model.draft ? 'changed' : 'published';
};

const isFit = ({ noticeHead, entryDateTime }: Fields): boolean =>
  noticeHead !== undefined && entryDateTime !== undefined;

const isSame = (a: Fields | null, b: Fields | null): boolean =>
  a !== null &&
  b !== null &&
  Object.keys(a).length === Object.keys(b).length &&
  Object.keys(a).every((key) => a[key] === b[key]);

/** The item after an act; undefined if the act is to be refused. */
export const after = (before: Model, act: Act, now: number): Model | undefined => {
  // A time that has come is no plan any more.
  const model: Model =
    before.publishAt !== null && before.publishAt <= now
      ? { ...before, published: before.scheduled, scheduled: null, publishAt: null }
      : before;
  const next = (changes: Partial<Model>): Model => {
    const changed = { ...model, ...changes, version: model.version + 1 };
    return { ...changed, versions: [...model.versions, documentOf(changed)] };
  };
  const isOut = model.published !== null || model.scheduled !== null;
  const isOver = model.expireAt !== null && model.expireAt <= now;
  if (act.kind === 'wait' || act.kind === 'stale') return before;
  if (model.isBinned && act.kind !== 'unbin' && act.kind !== 'revert') return undefined;
  switch (act.kind) {
    case 'edit': {
      const kept = Object.entries({ ...documentOf(model), ...act.fields }).filter(([, value]) => value !== null);
      const document = Object.fromEntries(kept) as Fields;
      if (isSame(document, documentOf(model))) return before;
      return next({ draft: isSame(document, model.scheduled ?? model.published) ? null : document });
    }
    case 'publish': {
      if (model.published !== null && model.draft === null && model.scheduled === null && !isOver) return before;
      // What was never shown, and was to be shown until a time that has passed.
      if (model.published === null && isOver) return undefined;
      const plan = { published: documentOf(model), draft: null, scheduled: null, publishAt: null };
      return isFit(documentOf(model)) ? next({ ...plan, expireAt: isOver ? null : model.expireAt }) : undefined;
    }
    case 'unpublish': {
      const nothing = { published: null, scheduled: null, publishAt: null, expireAt: null };
      return isOut ? next({ ...nothing, draft: documentOf(model) }) : before;
    }
    case 'schedule': {
      const publishAt = now + act.minutes * minute;
      if (!isFit(documentOf(model)) || (model.expireAt !== null && model.expireAt <= publishAt)) return undefined;
      return next({ scheduled: documentOf(model), draft: null, publishAt });
    }
    case 'unschedule':
      return next({ draft: model.draft ?? model.scheduled, scheduled: null, publishAt: null });
    case 'expire': {
      const expireAt = now + act.minutes * minute;
      return (model.publishAt ?? 0) < expireAt ? next({ expireAt }) : undefined;
    }
    case 'delete':
      return next({ isBinned: true });
    case 'unbin':
      return model.isBinned ? next({ isBinned: false }) : undefined;
    case 'revert': {
      const document = model.versions[act.version - 1];
      const draft = isSame(document ?? null, model.scheduled ?? model.published) ? null : document;
      return draft === undefined ? undefined : next({ draft, isBinned: false });
    }
  }
};
