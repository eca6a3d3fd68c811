import { startRotation } from '../rotation.ts';

/**
 * Buttons, and rotation where `data-autoplay-ms` says so, for a list that scrolls and snaps by itself:
 * `data-enhance="snap-row"` with a track and controls in it, `data-row="y"` for one that scrolls downwards. Nothing
 * shows while all is in view.
 */
export const start = (root: HTMLElement): void => {
  const find = (name: string): HTMLElement | null => root.querySelector(`[data-row-${name}]`);
  const track = find('track');
  const controls = find('controls');
  const first = track?.firstElementChild;
  if (!track || !controls || !first) return;
  const down = root.dataset.row === 'y';
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // What only scrolls takes the focus while there is something to scroll.
  const stops = track.tabIndex === 0;
  const rest = (): number => (down ? track.scrollHeight - track.clientHeight : track.scrollWidth - track.clientWidth);
  // Leftwards is on where the page is read from right to left.
  const place = (): number => Math.abs(down ? track.scrollTop : track.scrollLeft);

  const look = (): void => {
    controls.hidden = rest() < 4;
    if (stops) track.tabIndex = rest() < 4 ? -1 : 0;
    find('previous')?.setAttribute('aria-disabled', String(place() < 4));
    find('next')?.setAttribute('aria-disabled', String(place() > rest() - 4));
  };
  const go = (to: number): void => {
    const at = Math.max(0, Math.min(rest(), to));
    const left = getComputedStyle(track).direction === 'rtl' ? -at : at;
    track.scrollTo({ [down ? 'top' : 'left']: down ? at : left, behavior: calm.matches ? 'instant' : 'smooth' });
  };
  const page = (by: number): void => go(place() + by * (down ? track.clientHeight : track.clientWidth));
  find('previous')?.addEventListener('click', () => page(-1));
  find('next')?.addEventListener('click', () => page(1));
  track.addEventListener('scroll', look, { passive: true });
  new ResizeObserver(look).observe(track);
  look();
  const toggle = find('toggle');
  if (!toggle) return;
  startRotation({
    root,
    toggle,
    // Back at its start, one round is over.
    step: () => {
      const over = place() > rest() - 4;
      const { height, width } = first.getBoundingClientRect();
      go(over ? 0 : place() + (down ? height : width));
      return over;
    },
  });
};
