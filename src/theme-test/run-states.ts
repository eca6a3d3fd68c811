import type { Browser } from 'playwright';
import type { ThemeState } from '#engine/states/index.ts';
import { createNewParts } from './new-parts.ts';
import type { StateResult } from './result.ts';
import type { RenderState, StatePage } from './state-page.ts';
import type { StateServer } from './state-server.ts';
import { openTab, type Tab, widths } from './tab.ts';
import { testState } from './test-state.ts';

/** What swapped pages leave behind in a tab is thrown away after this many. */
const swapsPerTab = 40;

export interface RunOptions {
  readonly browser: Browser;
  readonly server: StateServer;
  readonly render: RenderState;
  /** Pages that are open at a time. */
  readonly workers: number;
  /** The longest one state may take, in milliseconds. */
  readonly patienceMs?: number;
  readonly onDone?: (result: StateResult) => void;
  /** Ends the run; the states that are being looked at then are left out. The browser must end with it. */
  readonly signal?: AbortSignal | undefined;
}

/** Looks at every state, several at a time; the results so far, in the order of the states, where it is ended. */
export const runStates = async (
  states: readonly ThemeState[],
  options: RunOptions,
): Promise<readonly StateResult[]> => {
  const results = new Map<ThemeState, StateResult>();
  // What takes long goes first, so that no page works alone at the end.
  const queue = [...states.filter(({ thorough }) => thorough), ...states.filter(({ thorough }) => !thorough)];
  const waiting = queue.values();
  const { signal } = options;
  const worked = { ...options, render: inTurn(options.render) };
  const work = async (): Promise<void> => {
    const worker = createWorker(worked);
    try {
      for (const state of waiting) {
        if (signal?.aborted) return;
        const result = await worker.test(state);
        // What was cut off fails because of that.
        if (signal?.aborted) return;
        results.set(state, result);
        options.onDone?.(result);
      }
    } finally {
      await worker.close();
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work)).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
  return states.flatMap((state) => results.get(state) ?? []);
};

/** A page, and which of its sections are new. */
interface NewPage {
  readonly page: StatePage;
  readonly newParts: readonly string[];
}

/** Renders one state after the other, so that what is new in which of them is the same at each run. */
const inTurn = (render: RenderState): ((state: ThemeState) => Promise<NewPage>) => {
  const parts = createNewParts();
  let last: Promise<unknown> = Promise.resolve();
  return (state) => {
    const next = last
      .catch(() => undefined)
      .then(async () => {
        const page = await render(state);
        return { page, newParts: parts.take(page) };
      });
    last = next;
    return next;
  };
};

interface WorkerOptions extends Omit<RunOptions, 'render'> {
  readonly render: (state: ThemeState) => Promise<NewPage>;
}

const createWorker = ({ browser, server, render, patienceMs = 120_000 }: WorkerOptions) => {
  let tab: Tab | undefined;
  let turn = 0;
  const close = async (): Promise<void> => {
    await tab?.close();
    tab = undefined;
    turn = 0;
  };
  return {
    close,
    async test(state: ThemeState): Promise<StateResult> {
      if (turn === swapsPerTab) await close();
      tab ??= await openTab(browser, server.origin);
      const { page, newParts } = await render(state);
      const url = new URL(server.show(state.id, page), server.origin);
      const started = performance.now();
      try {
        return await within(patienceMs, testState(tab, { state, page, url, turn: turn++, newParts }));
      } catch (error) {
        const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        const faults = [...tab.takeFaults(), { assertion: 'finish' as const, message, width: widths.phone }];
        // Whatever it does now, it does to itself.
        await close();
        return { state, thorough: false, ms: performance.now() - started, faults, shots: [] };
      } finally {
        server.hide(state.id);
      }
    },
  };
};

/** Errors: the promise's own; `Error` where it takes longer. */
const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page is not finished after ${ms / 1000} s.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
