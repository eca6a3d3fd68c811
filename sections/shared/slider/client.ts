import { displayTimeOf } from '#schemas/theme/display-time.ts';

/** The card that is at the start of the track now. */
const current = (track: HTMLElement, cards: readonly HTMLElement[]): number => {
  const distance = (card: HTMLElement): number => Math.abs(offset(track, card));
  return cards.reduce((best, card, at) => (distance(card) < distance(cards[best] ?? card) ? at : best), 0);
};

/** How far the track has to scroll for a card to stand at its start, whichever side that is on. */
const offset = (track: HTMLElement, card: HTMLElement): number => {
  const [of, at] = [track.getBoundingClientRect(), card.getBoundingClientRect()];
  return getComputedStyle(track).direction === 'rtl' ? at.right - of.right : at.left - of.left;
};

/** Scrolls by a distance in a time, evenly at the ends, with the snapping held off meanwhile. */
const glide = (track: HTMLElement, distance: number, ms: number): void => {
  const [from, startedAt] = [track.scrollLeft, performance.now()];
  track.style.scrollSnapType = 'none';
  const step = (now: number): void => {
    const part = Math.min(1, (now - startedAt) / ms);
    track.scrollLeft = from + distance * (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);
    if (part < 1) requestAnimationFrame(step);
    else track.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
};

/**
 * Buttons and rotation for a row of cards that already scrolls and snaps: `data-slider-track`, `-previous`, `-next`,
 * `-toggle`, `-controls` under the root; `data-autoplay-ms` (0: none) and `data-speed-ms` on it. Where all cards are
 * in view the controls stay hidden. Rotation follows the carousel pattern of the ARIA practices.
 */
export const start = (root: HTMLElement): void => {
  const part = (name: string): HTMLElement | null => root.querySelector(`[data-slider-${name}]`);
  const [track, controls, toggle] = [part('track'), part('controls'), part('toggle')];
  if (!track || !controls) return;
  const cards = [...track.children].filter((card) => card instanceof HTMLElement);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const interval = displayTimeOf(Number(root.dataset.autoplayMs ?? 0));
  const speed = Number(root.dataset.speedMs ?? 320);
  let playing = false;
  let held = false;
  let focused = false;
  let inView = false;

  const room = (): number => track.scrollWidth - track.clientWidth;
  const show = (step: number): void => {
    const atEnd = Math.abs(track.scrollLeft) > room() - 4;
    const at = current(track, cards) + step;
    const target = step > 0 && atEnd ? 0 : at < 0 ? cards.length - 1 : Math.min(at, cards.length - 1);
    const card = cards[target];
    if (!card) return;
    const distance = offset(track, card);
    if (calm.matches) track.scrollLeft += distance;
    else glide(track, distance, speed);
  };
  const hear = (): void => {
    track.ariaLive = playing && !focused ? 'off' : 'polite';
  };
  const play = (on: boolean): void => {
    playing = on;
    hear();
    if (!toggle) return;
    toggle.toggleAttribute('data-playing', on);
    toggle.ariaLabel = (on ? toggle.dataset.labelStop : toggle.dataset.labelStart) ?? '';
  };

  part('previous')?.addEventListener('click', () => show(-1));
  part('next')?.addEventListener('click', () => show(1));
  toggle?.addEventListener('click', () => play(!playing));
  root.addEventListener('pointerenter', ({ pointerType }) => {
    held = pointerType === 'mouse';
  });
  root.addEventListener('pointerleave', () => {
    held = false;
  });
  // A mouse's press on a button focuses it too: only the keyboard's focus holds the rotation.
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element && target.matches(':focus-visible') && target !== toggle;
    hear();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (root.contains(relatedTarget as Node | null)) return;
    focused = false;
    hear();
  });
  track.addEventListener('touchstart', () => play(false), { passive: true });
  calm.addEventListener('change', () => play(false));
  new IntersectionObserver(
    ([entry]) => {
      inView = entry?.isIntersecting ?? false;
    },
    { threshold: 0.6 },
  ).observe(track);
  const adapt = (): void => {
    controls.hidden = room() < 8;
  };
  new ResizeObserver(adapt).observe(track);
  adapt();
  play(interval > 0 && !calm.matches);
  if (interval > 0)
    setInterval(() => {
      if (playing && inView && !held && !focused && !document.hidden && !controls.hidden) show(1);
    }, interval);
};
