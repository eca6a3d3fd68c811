import type { ThemeState } from '#engine/states/index.ts';
import { coveredSections } from './covered-sections.ts';
import { findViolations } from './find-violations.ts';
import { closeDialogs, measureFocus, measurePage, readThrough, settle, swapPage } from './in-page.ts';
import { judge, type Measures } from './judge.ts';
import { inspectOpenings } from './openings.ts';
import type { Fault, Shot, StateResult } from './result.ts';
import type { StatePage } from './state-page.ts';
import { type Tab, widths } from './tab.ts';
import { pictureDepth, takeShot } from './take-shot.ts';

export interface StateJob {
  readonly state: ThemeState;
  readonly page: StatePage;
  /** Where the page is served. */
  readonly url: URL;
  /** Counts the states of a tab, from 0: the first is navigated to. */
  readonly turn: number;
  /** The keys of the sections that no state before had as they are. */
  readonly newParts: readonly string[];
}

/**
 * Looks at one state in an open page. A base state is loaded as a visitor loads it, every other is swapped into the
 * page. A thorough one that has something new is also read to its end, and looked at with axe and at three widths.
 */
export const testState = async (tab: Tab, job: StateJob): Promise<StateResult> => {
  const started = performance.now();
  const { state, url, turn, newParts } = job;
  const thorough = state.thorough && (isBase(state) || newParts.length > 0);
  // What a tab loads first, it loads twice: letters that come late move the lines where a machine lacks the fonts
  // whose widths stand in for them.
  if (turn === 0) {
    await tab.page.goto(url.href);
    await tab.page.evaluate(settle);
    tab.takeFaults();
  }
  if (isBase(state) || turn === 0) await tab.page.goto(url.href);
  else await tab.page.evaluate(swapPage, { path: url.pathname, turn });
  const { faults, shots } = await (thorough ? inspectThoroughly(tab, job) : inspectBriefly(tab, job));
  const ms = performance.now() - started;
  return { state, thorough, ms, faults: withoutRepeats([...faults, ...tab.takeFaults()]), shots };
};

const isBase = ({ facts }: ThemeState): boolean => Object.keys(facts).length === 0;

const measure = async ({ page }: Tab): Promise<Measures> => ({
  ...(await page.evaluate(measurePage)),
  covered: await page.evaluate(coveredSections),
});

interface Findings {
  readonly faults: readonly Fault[];
  readonly shots: readonly Shot[];
}

const inspectBriefly = async (tab: Tab, { page }: StateJob): Promise<Findings> => {
  const faults: Fault[] = [];
  const shots: Shot[] = [];
  for (const width of [widths.phone, widths.tablet, widths.desktop]) {
    const loaded = width === widths.phone;
    if (!loaded) await tab.resize(width);
    await tab.page.evaluate(settle);
    const found = [...judge(page, await measure(tab), { width, loaded }), ...tab.takeFaults()];
    if (found.length > 0 && shots.length === 0)
      shots.push(await takeShot(tab, { width, kind: 'other', focus: page.focus }));
    faults.push(...found);
  }
  await leave(tab);
  return { faults, shots };
};

/** Empties the page, and gives it the width of the next: what nobody looks at any more need not be laid out again. */
const leave = async (tab: Tab): Promise<void> => {
  await tab.page.evaluate(() => document.body.replaceChildren());
  await tab.resize(widths.phone);
};

const inspectThoroughly = async (tab: Tab, { state, page, newParts }: StateJob): Promise<Findings> => {
  const faults: Fault[] = [];
  const shots: Shot[] = [];
  // Below what differs, the page is as in its base state.
  const { bottom } = await tab.page.evaluate(measureFocus, page.focus);
  const depth = isBase(state) ? pictureDepth : Math.min(bottom, pictureDepth);
  for (const width of [widths.phone, widths.tablet, widths.desktop]) {
    const loaded = width === widths.phone;
    if (loaded) await tab.page.evaluate(readThrough, depth);
    else await tab.resize(width);
    await tab.page.evaluate(settle);
    await tab.page.evaluate(closeDialogs);
    faults.push(...judge(page, await measure(tab), { width, loaded }));
    shots.push(await takeShot(tab, { width, kind: isBase(state) ? 'base' : 'other', focus: page.focus }));
    // Axe takes as long as all the rest; what only a wide page has, its base state shows.
    if (width !== widths.phone && !(width === widths.desktop && isBase(state))) continue;
    const look = isBase(state) ? {} : { sections: newParts };
    for (const message of await findViolations(tab.page, look)) faults.push({ assertion: 'axe', message, width });
  }
  if (isBase(state)) {
    await tab.resize(widths.phone);
    return { faults: [...faults, ...(await inspectOpenings(tab))], shots };
  }
  await leave(tab);
  return { faults, shots };
};

/** What is wrong at several widths is reported once, at the first. */
const withoutRepeats = (faults: readonly Fault[]): readonly Fault[] => {
  const reported = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${fault.assertion} ${fault.message}`;
    if (!reported.has(key)) reported.set(key, fault);
  }
  return [...reported.values()];
};
