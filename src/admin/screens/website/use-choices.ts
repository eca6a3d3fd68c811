import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveThemeSettings, type ThemeChoices, type ThemeSettings } from '#schemas/api/theme-settings.ts';
import { CallError } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { makeStale } from '../../calls/use-call.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useUnloadWarning } from '../../ui/use-unload-warning.ts';
import { useLocale } from '../../words/words.ts';
import { firstStep, nextStep, type Steps, stepBack, stepForward } from './steps.ts';

/** How long after the last change the draft is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 800;
const retryMs = 5000;

/** Refusals that are of the moment: who has logged in again, or waits, has the same taken. */
const passing: readonly number[] = [401, 408, 429];

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
  /** After a refusal: what is stored is chosen again. */
  takeBack(): void;
  /** Sends what is not stored yet; whether all of it is then. */
  save(): Promise<boolean>;
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
  useSaveKeys(() => void draft.flush());
  useUnloadWarning(draft.saving !== 'saved');
  const { steps, ...rest } = draft;
  return {
    ...rest,
    value: steps.value,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
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
  let stored = { choices: draft ?? live, version };
  let theirs: ThemeSettings | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void self.flush(), ms);
  };
  const show = (steps: Steps<ThemeChoices>): void => {
    if (steps === self.steps) return;
    self.steps = steps;
    if (self.saving !== 'conflict') self.saving = 'unsaved';
    later(restMs);
    changed();
  };
  const save = async (): Promise<void> => {
    while (self.steps.value !== stored.choices && !theirs) {
      const sent = self.steps.value;
      self.saving = 'saving';
      changed();
      try {
        const input = { params: { themeId }, body: sent, version: stored.version };
        const { body } = await send(saveThemeSettings, input, { locale });
        stored = { choices: sent, version: body.version };
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
    const isRefused = error instanceof CallError && error.status < 500 && !passing.includes(error.status);
    theirs = isRefused ? (error.problem.current as ThemeSettings | undefined) : undefined;
    self.saving = theirs ? 'conflict' : isRefused ? 'refused' : 'failed';
    self.said = isRefused ? error.problem.errorText : undefined;
    if (!isRefused) later(retryMs);
    changed();
  };

  const self = {
    steps: firstStep(stored.choices),
    saving: 'saved' as Saving,
    savedAt: undefined as Date | undefined,
    said: undefined as string | undefined,

    change(next: (value: ThemeChoices) => ThemeChoices): void {
      const value = next(self.steps.value);
      if (value !== self.steps.value) show(nextStep(self.steps, value));
    },
    undo: () => show(stepBack(self.steps)),
    redo: () => show(stepForward(self.steps)),
    keepMine(): void {
      if (theirs) stored = { ...stored, version: theirs.version };
      theirs = undefined;
      self.saving = 'unsaved';
      later(0);
      changed();
    },
    takeTheirs(): void {
      if (!theirs) return;
      stored = { choices: theirs.draft ?? theirs.live, version: theirs.version };
      theirs = undefined;
      Object.assign(self, { steps: firstStep(stored.choices), saving: 'saved', said: undefined });
      changed();
    },
    takeBack: () => show(nextStep(self.steps, stored.choices)),
    async save(): Promise<boolean> {
      await self.flush();
      return self.saving === 'saved';
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
