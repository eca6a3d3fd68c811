import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { noticeMs } from '#shared/fields/notice.ts';
import { messageOf } from '../calls/call-error.ts';
import { defineWords, useWords } from '../words/words.ts';
import classes from './notices.module.css';

/** How long a notice stays that has something to undo, in milliseconds. */
const undoMs = 10_000;

const words = defineWords({ en: { close: 'Close', undo: 'Undo' }, hi: { close: 'बंद करें', undo: 'वापस लें' } });

interface Shown {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  readonly undo?: (() => void) | undefined;
}

interface Tell {
  /** Says that something is done; with a way back for ten seconds if there is one. */
  notice(text: string, undo?: () => void): void;
  /** Says that something has failed, until it is closed. */
  error(text: string): void;
  /** The same of what was thrown, in its own words. */
  failure(error: unknown): void;
}

const NoticesContext = createContext<Tell | undefined>(undefined);

export const useNotices = (): Tell => {
  const tell = use(NoticesContext);
  if (!tell) throw new Error('useNotices is called outside of the office.');
  return tell;
};

/** Does something that may fail, and says so where it does; whether it went well. */
export const useAttempt = (): ((work: () => Promise<unknown>) => Promise<boolean>) => {
  const tell = useNotices();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      tell.failure(error);
      return false;
    }
  };
};

/** Shows what is told at the lower left, the last one lowest. */
export const Notices = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords(words);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const add = useCallback(
    (one: Omit<Shown, 'id'>): void => {
      const id = ++count.current;
      setShown((all) => [...all, { ...one, id }]);
      if (!one.isError) setTimeout(() => close(id), one.undo ? undoMs : noticeMs);
    },
    [close],
  );
  const tell = useMemo<Tell>(
    () => ({
      notice: (text, undo) => add({ text, isError: false, undo }),
      error: (text) => add({ text, isError: true }),
      failure: (error) => add({ text: messageOf(error), isError: true }),
    }),
    [add],
  );
  const run = (id: number, undo: () => void): void => {
    close(id);
    undo();
  };
  return (
    <NoticesContext value={tell}>
      {children}
      <div className={classes.notices} role="status">
        {shown.map(({ id, text, isError, undo }) => (
          <div key={id} className={classes.notice} data-error={isError || undefined}>
            <span>{text}</span>
            {undo && (
              <button type="button" onClick={() => run(id, undo)}>
                {say('undo')}
              </button>
            )}
            {isError && (
              <button type="button" aria-label={say('close')} onClick={() => close(id)}>
                <X aria-hidden size={18} />
              </button>
            )}
          </div>
        ))}
      </div>
    </NoticesContext>
  );
};
