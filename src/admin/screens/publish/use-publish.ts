import { useState } from 'react';
import { publishChanges, returnPublication, type WaitingChange } from '#schemas/api/publishing.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { keyOf, type Wording } from './change-words.ts';

type Refused = ReadonlyMap<string, readonly string[]>;

/** Publishes a set with a way back for ten seconds; what held it back is kept by change. */
export const usePublish = ({ say }: Wording) => {
  const tell = useNotices();
  const attempt = useAttempt();
  const action = useAction(publishChanges);
  const bringBack = useAction(returnPublication);
  const [refused, setRefused] = useState<Refused>(new Map());

  const undo = (id: number): void =>
    void attempt(async () => {
      await bringBack.mutateAsync({ params: { id } });
      tell.notice(say('returned'));
    });

  /** Whether they are live. */
  const publish = async (changes: readonly WaitingChange[], note: string): Promise<boolean> => {
    setRefused(new Map());
    const refs = changes.map(({ type, id, version }) => ({ type, id, version }));
    const line = note.trim();
    try {
      const { id, count } = await action.mutateAsync({ body: { changes: refs, ...(line ? { note: line } : {}) } });
      tell.notice(say(count === 1 ? 'published1' : 'published', { count }), () => undo(id));
      return true;
    } catch (error) {
      const found = error instanceof CallError ? byChange(error.problem.errors ?? {}, changes) : new Map();
      setRefused(found);
      if (found.size === 0) tell.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  return { publish, refused, isPending: action.isPending };
};

/** Texts of `notice/12` and `notice/12.heading`, by change. */
const byChange = (errors: Readonly<Record<string, readonly string[]>>, changes: readonly WaitingChange[]): Refused => {
  const found = new Map<string, readonly string[]>();
  for (const key of changes.map(keyOf))
    for (const [field, texts] of Object.entries(errors))
      if (field === key || field.startsWith(`${key}.`)) found.set(key, [...(found.get(key) ?? []), ...texts]);
  return found;
};
