import { displayTimeOf } from '#schemas/theme/display-time.ts';

interface Rotation {
  readonly root: HTMLElement;
  /** The button that stops and starts it, with both labels in its data. */
  readonly toggle: HTMLElement;
  /** Goes one on, and says whether it is enough now. */
  readonly step: () => boolean;
  readonly changed?: (playing: boolean) => void;
}

/**
 * Moves something on by itself every `data-autoplay-ms`, only while most of it is in view and the tab is shown. A
 * pointer on it and the keyboard's focus in it hold it, a touch stops it, and the button starts it again. What is there
 * to be read (`data-autoplay="offered"`) waits for its button: words that move away are worse than a press.
 */
export const startRotation = ({ root, toggle, step, changed }: Rotation): void => {
  const interval = displayTimeOf(Number(root.dataset.autoplayMs ?? 0));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let playing = false;
  let held = false;
  let focused = false;
  let seen = false;
  const play = (on: boolean): void => {
    playing = on;
    toggle.toggleAttribute('data-playing', on);
    toggle.ariaLabel = (on ? toggle.dataset.labelStop : toggle.dataset.labelStart) ?? '';
    changed?.(on);
  };
  toggle.addEventListener('click', () => {
    // Who starts it has the focus on the button, and sees it go.
    held = focused = false;
    play(!playing);
  });
  root.addEventListener('pointerenter', (event) => {
    held = event.pointerType === 'mouse';
  });
  root.addEventListener('pointerleave', () => {
    held = false;
  });
  // A mouse's press on the pause button focuses it too: only the keyboard's focus holds the rotation.
  root.addEventListener('focusin', ({ target }) => {
    focused = (target as Element).matches(':focus-visible');
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) focused = false;
  });
  root.addEventListener(
    'touchstart',
    ({ target }) => {
      if (!toggle.contains(target as Element)) play(false);
    },
    { passive: true },
  );
  calm.addEventListener('change', () => play(false));
  new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      seen = entry.intersectionRatio >= 0.6 || entry.intersectionRect.height >= innerHeight * 0.6;
    },
    { threshold: [0, 0.2, 0.4, 0.6, 0.8] },
  ).observe(root);
  play(interval > 0 && !calm.matches && root.dataset.autoplay !== 'offered');
  if (interval > 0) {
    setInterval(() => {
      if (playing && !held && !focused && seen && !document.hidden && step()) play(false);
    }, interval);
  } else toggle.hidden = true;
};
