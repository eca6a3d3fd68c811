import { createContext, use, useState } from 'react';
import { sessionsAround } from '#schemas/lookups/computed-kinds.ts';

/** The session of the school that screens show, until the window is closed. */
const chosenItem = 'schoolSession';

/** `2026–2027`, of its first year. */
export const sessionName = (year: number): string => `${year}–${year + 1}`;

export interface SchoolSession {
  /** First years, the latest first. */
  readonly years: readonly number[];
  readonly chosen: number;
  /** The one that runs today. */
  readonly current: number;
  choose(year: number): void;
}

/** For the whole office, once. */
export const useSessionChoice = (current: number): SchoolSession => {
  const years = sessionsAround(current).map(({ id }) => id);
  const [chosen, setChosen] = useState(() => Number(sessionStorage.getItem(chosenItem)));
  return {
    years,
    chosen: years.includes(chosen) ? chosen : current,
    current,
    choose(year) {
      sessionStorage.setItem(chosenItem, String(year));
      setChosen(year);
    },
  };
};

export const SchoolSessionContext = createContext<SchoolSession | undefined>(undefined);

export const useSchoolSession = (): SchoolSession => {
  const session = use(SchoolSessionContext);
  if (!session) throw new Error('useSchoolSession is called outside of the office.');
  return session;
};
