import type { Browser } from 'playwright';
import type { ThemeState } from '#engine/states/index.ts';
import type { StateResult } from './result.ts';
import type { RenderState } from './state-page.ts';
import type { StateServer } from './state-server.ts';
export interface RunOptions {
    readonly browser: Browser;
    readonly server: StateServer;
    readonly render: RenderState;
    /** Pages that are open at a time. */
    readonly workers: number;
    /** The longest one state may take, in milliseconds. */
    readonly patienceMs?: number;
    readonly onDone?: (result: StateResult) => void;
}
/** Looks at every state, several at a time; the results stand in the order of the states. */
export declare const runStates: (states: readonly ThemeState[], options: RunOptions) => Promise<readonly StateResult[]>;
