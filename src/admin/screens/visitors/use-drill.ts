import { useState } from 'react';

/** What was counted in a drill: it stays through a reload of this window, and no longer than the day. */
interface Drill {
  readonly day: string;
  /** Who stands outside, by the keys of the list's rows. */
  readonly counted: readonly string[];
  /** Who was found not to be here at all. */
  readonly away: readonly string[];
}

const item = 'fireDrill';

const readDrill = (day: string): Drill => {
  const none: Drill = { day, counted: [], away: [] };
  try {
    const kept = JSON.parse(sessionStorage.getItem(item) ?? 'null') as Drill | null;
    return kept?.day === day ? kept : none;
  } catch {
    // A browser that keeps nothing counts as long as the page is open.
    return none;
  }
};

const keepDrill = (drill: Drill): void => {
  try {
    sessionStorage.setItem(item, JSON.stringify(drill));
  } catch {
    // As above.
  }
};

const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

export const useDrill = (day: string) => {
  const [drill, setDrill] = useState(() => readDrill(day));
  const set = (change: (before: Drill) => Drill): void => {
    const after = change(drill);
    keepDrill(after);
    setDrill(after);
  };
  return {
    isCounted: (key: string): boolean => drill.counted.includes(key),
    isAway: (key: string): boolean => drill.away.includes(key),
    count: (key: string): void => set((before) => ({ ...before, counted: toggled(before.counted, key) })),
    putAway: (key: string): void => set((before) => ({ ...before, away: toggled(before.away, key) })),
    isBegun: drill.counted.length + drill.away.length > 0,
    clear: (): void => set((before) => ({ ...before, counted: [], away: [] })),
  };
};

export type OpenDrill = ReturnType<typeof useDrill>;
