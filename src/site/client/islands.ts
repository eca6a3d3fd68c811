import type { IslandModule } from './hydrate.tsx';
import { whenVisible } from './when-visible.ts';

const touches = ['click', 'focusin', 'pointerenter'] as const;

const wake = async (island: HTMLElement): Promise<void> => {
  const { src, prefix = '' } = island.dataset;
  const data = island.nextElementSibling;
  if (!src || data?.tagName !== 'SCRIPT') return;
  // The address is the server's own, from the build's list.
  const module = (await import(/* @vite-ignore */ src)) as IslandModule;
  module.hydrate(island, JSON.parse(data.textContent) as Record<string, unknown>, prefix);
};

/** Wakes an island at its first touch, and gives the click that woke it to what is there afterwards. */
const onTouch = (island: HTMLElement): void => {
  const abort = new AbortController();
  const touched = (event: Event): void => {
    abort.abort();
    const { target, type } = event;
    const pressed = type === 'click' && target instanceof HTMLElement && !target.closest('a[href]') && target;
    if (pressed) event.preventDefault();
    void wake(island).then(() => {
      if (pressed) requestAnimationFrame(() => pressed.click());
    });
  };
  for (const type of touches) island.addEventListener(type, touched, { capture: true, signal: abort.signal });
};

/**
 * Hydrates the islands under `root`, each as its `data-mode` says. Their props stand in the script that follows them.
 */
export const startIslands = (root: ParentNode): void => {
  for (const island of root.querySelectorAll<HTMLElement>('x-island[data-src]')) {
    const run = (): void => void wake(island);
    const { mode } = island.dataset;
    // `display: contents` has no box to observe: the first child stands for the island.
    if (mode === 'visible') whenVisible(island.firstElementChild ?? island, run);
    else if (mode === 'interaction') onTouch(island);
    else if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 200);
  }
};
