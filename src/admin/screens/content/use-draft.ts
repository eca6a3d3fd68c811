import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import { getContent, listHistory } from '#schemas/api/content/read.ts';
import { editContent } from '#schemas/api/content/write.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { CallError, isPassing } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { callOptions, makeStale } from '../../calls/use-call.ts';
import { formatTime } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { useUnloadWarning } from '../../ui/use-unload-warning.ts';
import { useLocale, useWords } from '../../words/words.ts';
import {
  type Conflict,
  type DraftState,
  fieldOf,
  join,
  settle,
  shownFields,
  typeField,
  typeFields,
} from './draft-state.ts';
import type { Fields } from './fields.ts';
import { contentWords } from './words.ts';

/** How long after the last key a draft is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 1000;
const retryMs = 5000;

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed';

interface Item {
  readonly id: number;
  readonly type: string;
  readonly version: number;
  readonly document: Fields;
  readonly updated_by: string | null;
  readonly updated_at: string;
}

/** Who else has saved an item, and when. */
export type Other = Pick<Item, 'updated_by' | 'updated_at'>;

export interface Draft {
  readonly values: Fields;
  readonly saving: Saving;
  /** When it was last saved from here. */
  readonly savedAt: Date | undefined;
  /** Texts by field: what the server says is wrong. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What both have changed, and who the other is. */
  readonly conflict:
    | { readonly text: string; readonly by: string | null; readonly fields: readonly Conflict[] }
    | undefined;
  /** Whose edit was joined with what is open here last. */
  readonly other: Other | undefined;
  change(field: string, value: unknown): void;
  /** Decides about the fields that both have changed. */
  decide(kept: Fields): void;
  /** Sends what is typed; resolves with the version that is stored then, undefined where it could not be saved. */
  flush(): Promise<number | undefined>;
  /** Takes an answer of the server for what is stored. */
  take(item: { readonly version: number; readonly document: Fields }): void;
}

/**
 * An item that saves itself: a second after the last key, one request at a time. What others have saved is joined field
 * by field; a field in use is never overwritten.
 */
export const useDraft = (item: Item): Draft => {
  const locale = useLocale();
  const say = useWords(contentWords);
  const { user } = useStart();
  const client = useQueryClient();
  const [, redraw] = useState(0);
  const [draft] = useState(() => {
    const { queryKey } = callOptions(getContent, { params: { type: item.type, id: item.id } }, locale);
    return createDraft(item, {
      locale,
      self: user.name,
      changedBy: ({ updated_by, updated_at }) =>
        say('changedBy', { name: updated_by ?? say('somebody'), time: formatTime(updated_at, locale) }),
      changed: () => redraw((n) => n + 1),
      saved: (body) => {
        client.setQueryData(queryKey, { body, total: 1 });
        void client.invalidateQueries({ queryKey: ['Publishing'] });
        void client.invalidateQueries({ queryKey: [listHistory.group, listHistory.id] });
      },
    });
  });
  // Others may have saved it since: a field in which something was typed keeps that.
  useEffect(() => draft.receive(item), [draft, item]);
  useEffect(
    () => () => {
      void draft.flush();
      void makeStale(client, 'Content');
    },
    [draft, client],
  );
  const { state, saving, savedAt, errors, conflict, other } = draft;
  useUnloadWarning(saving !== 'saved');
  const values = useMemo(() => shownFields(state), [state]);
  return {
    values,
    saving,
    savedAt,
    errors,
    conflict,
    other,
    change: draft.change,
    decide: draft.decide,
    flush: draft.flush,
    take: draft.take,
  };
};

interface Around {
  readonly locale: OfficeLocale;
  /** The name of who is at work here. */
  readonly self: string;
  readonly changedBy: (other: Other) => string;
  readonly changed: () => void;
  readonly saved: (item: FullItem) => void;
}

/** What was typed and is not known to be wrong. */
const fitFields = ({ state: { typed }, errors }: Pick<Draft, 'errors'> & { readonly state: DraftState }): Fields => {
  const wrong = new Set(Object.keys(errors).map(fieldOf));
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !wrong.has(field)));
};

/**
 * What is open, with what somebody else has saved. To be decided is what is found now, and what was found before and is
 * not decided yet.
 */
const withTheirs = (
  { state, conflict }: Pick<Draft, 'conflict'> & { readonly state: DraftState },
  theirs: Pick<Item, 'version' | 'document' | 'updated_by'>,
  text: string,
) => {
  const joined = join(state, theirs);
  const found = joined.conflicts;
  const open = conflict?.fields.filter(({ field }) => !found.some((one) => one.field === field)) ?? [];
  const said = { text, by: theirs.updated_by, fields: [...found, ...open] };
  return { state: joined.state, conflict: found.length === 0 ? conflict : said };
};

/** What a failure says: what somebody else has saved meanwhile, and what is wrong. */
const readRefusal = (error: unknown) => {
  if (!(error instanceof CallError) || error.status >= 500 || isPassing(error))
    return { isRefused: false, wrong: {}, text: '' } as const;
  const { current, errors = {}, errorText } = error.problem;
  const theirs = current as Pick<Item, 'version' | 'document' | 'updated_by'> | undefined;
  return { isRefused: true, theirs, wrong: errors, text: errorText } as const;
};

const createDraft = ({ id, type, version, document }: Item, around: Around) => {
  const { locale, changed } = around;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<number | undefined> | undefined;
  const self = {
    state: { version, stored: document, typed: {}, worded: {} } as DraftState,
    saving: 'saved' as Saving,
    savedAt: undefined as Date | undefined,
    errors: {} as Readonly<Record<string, readonly string[]>>,
    conflict: undefined as Draft['conflict'],
    other: undefined as Other | undefined,

    change(field: string, value: unknown): void {
      self.state = typeField(self.state, field, value);
      self.errors = Object.fromEntries(Object.entries(self.errors).filter(([path]) => fieldOf(path) !== field));
      self.saving = 'unsaved';
      later(restMs);
      changed();
    },

    decide(kept: Fields): void {
      self.conflict = undefined;
      self.state = typeFields(self.state, kept);
      void self.flush();
    },

    flush(): Promise<number | undefined> {
      clearTimeout(timer);
      underWay ??= save().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },

    take(stored: { readonly version: number; readonly document: Fields }): void {
      // What was typed while the answer was under way stays typed.
      if (stored.version >= self.state.version) self.state = settle(self.state, {}, stored);
      changed();
    },

    receive(theirs: Item): void {
      if (underWay || theirs.version <= self.state.version) return;
      Object.assign(self, withTheirs(self, theirs, around.changedBy(theirs)));
      if (!self.conflict && theirs.updated_by !== around.self) self.other = theirs;
      changed();
    },
  };

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void self.flush(), ms);
  };

  const save = async (): Promise<number | undefined> => {
    for (let typed = fitFields(self); Object.keys(typed).length > 0 && !self.conflict; typed = fitFields(self)) {
      const { version: from } = self.state;
      self.saving = 'saving';
      changed();
      try {
        const input = { params: { type, id }, body: typed, version: from };
        const { body } = await send(editContent, input, { locale });
        self.state = settle(self.state, typed, body);
        self.savedAt = new Date();
        around.saved(body);
      } catch (error) {
        if (!takeRefusal(error)) return undefined;
      }
    }
    if (self.conflict) return undefined;
    const isAll = Object.keys(self.state.typed).length === 0;
    self.saving = isAll ? 'saved' : 'failed';
    changed();
    return isAll ? self.state.version : undefined;
  };

  /** What was refused: whether it can be sent again at once. */
  const takeRefusal = (error: unknown): boolean => {
    const { isRefused, theirs, wrong, text } = readRefusal(error);
    if (theirs) {
      Object.assign(self, withTheirs(self, theirs, text), { saving: 'unsaved' });
      changed();
      return true;
    }
    self.errors = { ...self.errors, ...wrong };
    // What is fit goes without what is not.
    if (Object.keys(wrong).some((path) => fieldOf(path) in self.state.typed)) return true;
    self.saving = 'failed';
    if (!isRefused) later(retryMs);
    changed();
    return false;
  };
  return self;
};
