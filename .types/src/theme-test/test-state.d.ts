import type { ThemeState } from '#engine/states/index.ts';
import type { StateResult } from './result.ts';
import type { StatePage } from './state-page.ts';
import { type Tab } from './tab.ts';
export interface StateJob {
    readonly state: ThemeState;
    readonly page: StatePage;
    /** Where the page is served. */
    readonly url: URL;
    /** Counts the states of a tab, from 0: the first is navigated to. */
    readonly turn: number;
}
/**
 * Looks at one state in an open page. A base state is loaded as a visitor loads it, every other is swapped into the page;
 * a thorough one is also read to its end, and looked at with axe and at three widths.
 */
export declare const testState: (tab: Tab, job: StateJob) => Promise<StateResult>;
