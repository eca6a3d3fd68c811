import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveThemeSettings, type ThemeChoices, type ThemeSettings } from '#schemas/api/theme-settings.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { CallError, isPassing } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { makeStale } from '../../calls/use-call.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useUnloadWarning } from '../../ui/use-unload-warning.ts';
import { useLocale } from '../../words/words.ts';
import { isSameChoices, mergeChoices } from './merge-choices.ts';
import { firstStep, nextStep, type Steps, stepBack, stepForward } from './steps.ts';

/** How long after the last change the draft is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 800;
const retryMs = 5000;

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
  /** After somebody else has made the same choices otherwise: keeps what is seen here, or takes theirs of those. */
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
  // Others may have chosen something since: it is joined with what is chosen here.
  useEffect(() => draft.receive(settings), [draft, settings]);
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
    save: async () => {
      await draft.flush();
      return draft.saving === 'saved';
    },
  };
};

interface Around {
  readonly locale: OfficeLocale;
  readonly changed: () => void;
  readonly saved: () => void;
}

/** Steps joined with what somebody else has stored: one that is taken back takes nothing of theirs with it. */
const joinSteps = (
  { value, past, future }: Steps<ThemeChoices>,
  versions: { readonly base: ThemeChoices; readonly theirs: ThemeChoices },
) => {
  const joined = (mine: ThemeChoices) => mergeChoices({ ...versions, mine });
  const all = (some: readonly ThemeChoices[]) => some.map((one) => joined(one).mine);
  const { mine, isAsked } = joined(value);
  const now = isSameChoices(mine, versions.theirs) ? versions.theirs : mine;
  return { isAsked, steps: { value: now, past: all(past), future: all(future) } };
};

/** What a failure says: what somebody else has stored meanwhile, and whether the same would be refused again. */
const readRefusal = (error: unknown) => {
  const isRefused = error instanceof CallError && error.status < 500 && !isPassing(error);
  if (!isRefused) return { saving: 'failed' } as const;
  const { current, errorText } = error.problem;
  return { saving: 'refused', said: errorText, found: current as ThemeSettings | undefined } as const;
};

const createChoices = ({ themeId, version, draft, live }: ThemeSettings, { locale, changed, saved }: Around) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let stored = { choices: draft ?? live, version };
  /** What both have chosen otherwise since the same beginning, until somebody decides. */
  let asked: { readonly base: ThemeChoices; readonly theirs: ThemeChoices } | undefined;

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
    while (self.steps.value !== stored.choices && !asked) {
      const sent = self.steps.value;
      self.saving = 'saving';
      changed();
      try {
        const input = { params: { themeId }, body: sent, version: stored.version };
        const { body } = await send(saveThemeSettings, input, { locale });
        stored = { choices: sent, version: body.version };
        Object.assign(self, { savedAt: new Date(), said: undefined });
        saved();
      } catch (error) {
        if (refuse(error)) return;
      }
    }
    if (!asked) self.saving = 'saved';
    changed();
  };
  /** Joins what somebody else has stored with what is chosen here. */
  const joinWith = (found: ThemeSettings): void => {
    const versions = { base: asked?.base ?? stored.choices, theirs: found.draft ?? found.live };
    const { steps, isAsked } = joinSteps(self.steps, versions);
    stored = { choices: versions.theirs, version: found.version };
    asked = isAsked ? versions : undefined;
    self.steps = steps;
    if (isAsked) self.saving = 'conflict';
    changed();
  };
  /** Whether what was sent is not to be sent again at once. */
  const refuse = (error: unknown): boolean => {
    const { found, said, saving } = readRefusal(error);
    Object.assign(self, found ? { said } : { said, saving });
    if (found) joinWith(found);
    if (saving === 'failed') later(retryMs);
    changed();
    return !found;
  };
  const decide = (value: ThemeChoices): void => {
    asked = undefined;
    if (value !== self.steps.value) self.steps = nextStep(self.steps, value);
    Object.assign(self, { saving: 'unsaved', said: undefined });
    later(0);
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
    keepMine: () => decide(self.steps.value),
    takeTheirs(): void {
      if (asked) decide(mergeChoices({ ...asked, mine: self.steps.value }).theirs);
    },
    receive(found: ThemeSettings): void {
      if (underWay || found.version <= stored.version) return;
      joinWith(found);
      if (asked || self.steps.value === stored.choices) return;
      self.saving = 'unsaved';
      later(restMs);
    },
    takeBack: () => show(nextStep(self.steps, stored.choices)),
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
