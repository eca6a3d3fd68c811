import { useState } from 'react';
import { publishChanges, returnPublication, type WaitingChange } from '#schemas/api/publishing.ts';
import { cancelScheduledPublication, scheduleChanges } from '#schemas/api/scheduled-publications.ts';
import { addDays } from '#shared/calendar.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, formatDayTime, formatTime, localDay } from '../../format/dates.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { keyOf, type Wording } from './change-words.ts';
import type { When } from './PublishPanel.tsx';

interface Later {
  readonly note: string;
  readonly when: When;
}

type Refused = ReadonlyMap<string, readonly string[]>;

/** Publishes a set with a way back for ten seconds; what held it back is kept by change. */
export const usePublish = (words: Wording) => {
  const { say, locale } = words;
  const tell = useNotices();
  const attempt = useAttempt();
  const action = useAction(publishChanges);
  const bringBack = useAction(returnPublication);
  const later = useAction(scheduleChanges);
  const cancel = useAction(cancelScheduledPublication);
  /** What is wrong with the time that was chosen. */
  const [late, setLate] = useState<string>();
  const [refused, setRefused] = useState<Refused>(new Map());

  const undo = (id: number): void =>
    void attempt(async () => {
      await bringBack.mutateAsync({ params: { id } });
      tell.notice(say('returned'));
    });

  const takeBack = (id: number): void =>
    void attempt(async () => {
      await cancel.mutateAsync({ params: { id } });
      tell.notice(say('takenBack'));
    });

  /** Whether they are live. */
  const publish = async (changes: readonly WaitingChange[], note: string): Promise<boolean> => {
    setRefused(new Map());
    const refs = changes.map(refOf);
    const line = note.trim();
    try {
      const { id, count } = await action.mutateAsync({ body: { changes: refs, ...(line ? { note: line } : {}) } });
      tell.notice(say(count === 1 ? 'published1' : 'published', { count }), () => undo(id));
      return true;
    } catch (error) {
      const found = error instanceof CallError ? byChange(error.problem.errors ?? {}, changes) : new Map();
      setRefused(found);
      if (found.size === 0) tell.failure(error);
      return false;
    }
  };

  /** Whether they go live by themselves then. */
  const schedule = async (changes: readonly WaitingChange[], { note, when }: Later): Promise<boolean> => {
    setRefused(new Map());
    setLate(undefined);
    if (when.day === '') {
      setLate(say('noDay'));
      return false;
    }
    const line = note.trim();
    const local = `${when.day}T${when.time || '00:00'}`;
    try {
      const {
        id,
        count,
        local: chosen,
      } = await later.mutateAsync({
        body: { changes: changes.map(refOf), local, ...(line ? { note: line } : {}) },
      });
      const time = formatDayTime(chosen, locale);
      tell.notice(say(count === 1 ? 'scheduledDone1' : 'scheduledDone', { count, time }), () => takeBack(id));
      return true;
    } catch (error) {
      const errors = error instanceof CallError ? (error.problem.errors ?? {}) : {};
      if (errors.local) setLate(lateText(when, words));
      const found = byChange(errors, changes);
      setRefused(found);
      if (found.size === 0 && !errors.local) tell.failure(error);
      return false;
    }
  };
  return {
    publish,
    schedule,
    late,
    forgetLate: () => setLate(undefined),
    refused,
    isPending: action.isPending || later.isPending,
  };
};

const refOf = ({ type, id, version }: WaitingChange) => ({ type, id, version });

/** After what a time must be that has passed. */
const lateText = ({ day }: When, { say, locale }: Wording): string => {
  const today = localDay();
  if (day === today) return say('afterTime', { time: formatTime(new Date().toISOString(), locale) });
  return say('afterDay', { day: formatDay(addDays(today, -1), locale) });
};

/** Texts of `notice/12` and `notice/12.heading`, by change. */
const byChange = (errors: Readonly<Record<string, readonly string[]>>, changes: readonly WaitingChange[]): Refused => {
  const found = new Map<string, readonly string[]>();
  for (const key of changes.map(keyOf))
    for (const [field, texts] of Object.entries(errors))
      if (field === key || field.startsWith(`${key}.`)) found.set(key, [...(found.get(key) ?? []), ...texts]);
  return found;
};
