import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveThemeSettings, type ThemeChoices, type ThemeSettings } from '#schemas/api/theme-settings.ts';
import { CallError } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { makeStale } from '../../calls/use-call.ts';
import { useLocale } from '../../words/words.ts';

/** How long after the last change the draft is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 800;
const retryMs = 5000;

/** How many steps can be taken back. */
const mostSteps = 100;

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface Choices {
  readonly value: ThemeChoices;
  readonly saving: Saving;
  /** When it was last saved from here. */
  readonly savedAt: Date | undefined;
  /** What the server says is wrong, or who has changed it meanwhile. */
  readonly said: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(next: (value: ThemeChoices) => ThemeChoices): void;
  undo(): void;
  redo(): void;
  /** After somebody else has changed it: keeps what is seen here, or takes theirs. */
  keepMine(): void;
  takeTheirs(): void;
}

/** The choices of a theme as they are being edited: a draft that saves itself, one request at a time. */
export const useChoices = (settings: ThemeSettings): Choices => {
  const locale = useLocale();
  const client = useQueryClient();
  const [, redraw] = useState(0);
  const [draft] = useState(() =>
    createChoices(settings, {
      locale,
      changed: () => redraw((n) => n + 1),
      saved: () => void client.invalidateQueries({ queryKey: ['Publishing'] }),
    }),
  );
  useEffect(
    () => () => {
      void draft.flush();
      void makeStale(client, 'Theme settings');
    },
    [draft, client],
  );
  const isUnsaved = draft.saving !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return {
    ...draft,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
  };
};

interface Around {
  readonly locale: string;
  readonly changed: () => void;
  readonly saved: () => void;
}

const createChoices = ({ themeId, version, draft, live }: ThemeSettings, { locale, changed, saved }: Around) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let stored: ThemeChoices = draft ?? live;
  let storedVersion = version;
  let theirs: ThemeSettings | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void self.flush(), ms);
  };
  const show = (value: ThemeChoices): void => {
    self.value = value;
    if (self.saving !== 'conflict') self.saving = 'unsaved';
    later(restMs);
    changed();
  };
  const save = async (): Promise<void> => {
    while (self.value !== stored && !theirs) {
      const sent = self.value;
      self.saving = 'saving';
      changed();
      try {
        const input = { params: { themeId }, body: sent, version: storedVersion };
        const { body } = await send(saveThemeSettings, input, { locale });
        stored = sent;
        storedVersion = body.version;
        self.savedAt = new Date();
        self.said = undefined;
        saved();
      } catch (error) {
        refuse(error);
        return;
      }
    }
    if (!theirs) self.saving = 'saved';
    changed();
  };
  const refuse = (error: unknown): void => {
    const isRefused = error instanceof CallError && error.status < 500;
    const current = isRefused ? (error.problem.current as ThemeSettings | undefined) : undefined;
    if (current) theirs = current;
    self.saving = current ? 'conflict' : isRefused ? 'refused' : 'failed';
    self.said = isRefused ? error.problem.errorText : undefined;
    if (!isRefused) later(retryMs);
    changed();
  };

  const self = {
    value: stored,
    saving: 'saved' as Saving,
    savedAt: undefined as Date | undefined,
    said: undefined as string | undefined,
    past: [] as readonly ThemeChoices[],
    future: [] as readonly ThemeChoices[],

    change(next: (value: ThemeChoices) => ThemeChoices): void {
      const value = next(self.value);
      if (value === self.value) return;
      self.past = [...self.past.slice(1 - mostSteps), self.value];
      self.future = [];
      show(value);
    },
    undo(): void {
      const before = self.past.at(-1);
      if (!before) return;
      self.past = self.past.slice(0, -1);
      self.future = [self.value, ...self.future];
      show(before);
    },
    redo(): void {
      const [after, ...rest] = self.future;
      if (!after) return;
      self.past = [...self.past, self.value];
      self.future = rest;
      show(after);
    },
    keepMine(): void {
      if (theirs) storedVersion = theirs.version;
      theirs = undefined;
      self.saving = 'unsaved';
      later(0);
      changed();
    },
    takeTheirs(): void {
      if (!theirs) return;
      stored = theirs.draft ?? theirs.live;
      storedVersion = theirs.version;
      theirs = undefined;
      Object.assign(self, { value: stored, saving: 'saved', said: undefined, past: [], future: [] });
      changed();
    },
    flush(): Promise<void> {
      clearTimeout(timer);
      underWay ??= save().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
  return self;
};
