import { createContext, use, useCallback, useRef, useState } from 'react';
import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';

/** The session of the school that screens show, until the window is closed. */
const chosenItem = 'schoolSession';

/** `2026–2027`, of its first year. */
export const sessionName = (year: number): string => `${year}–${year + 1}`;

/** Asks whoever chooses another session; `goOn` chooses it. */
type Ask = (goOn: () => void) => void;

export interface SchoolSession {
  /** First years, the latest first. */
  readonly years: readonly number[];
  readonly chosen: number;
  /** The one that runs today. */
  readonly current: number;
  choose(year: number): void;
  /** Has `ask` asked before another is chosen; gives what ends that. */
  readonly hold: (ask: Ask) => () => void;
}

/** For the whole office, once. */
export const useSessionChoice = (current: number): SchoolSession => {
  const years = sessionsAround(current).map(({ id }) => id);
  const [chosen, setChosen] = useState(() => Number(sessionStorage.getItem(chosenItem)));
  const held = useRef<Ask>(undefined);
  const hold = useCallback((ask: Ask) => {
    held.current = ask;
    return () => {
      if (held.current === ask) held.current = undefined;
    };
  }, []);
  return {
    years,
    chosen: years.includes(chosen) ? chosen : current,
    current,
    choose(year) {
      const goOn = (): void => {
        sessionStorage.setItem(chosenItem, String(year));
        setChosen(year);
      };
      if (held.current) held.current(goOn);
      else goOn();
    },
    hold,
  };
};

export const SchoolSessionContext = createContext<SchoolSession | undefined>(undefined);

export const useSchoolSession = (): SchoolSession => {
  const session = use(SchoolSessionContext);
  if (!session) throw new Error('useSchoolSession is called outside of the office.');
  return session;
};
