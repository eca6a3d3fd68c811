import type Swiper from 'swiper';
import { startRotation } from '../../../shared/rotation.ts';

/**
 * Turns the row of cards, which scrolls and snaps by itself: by button, and by itself once round. Fingers scroll it; a
 * mouse cannot, so that the first one over the cards brings Swiper, which lets it drag them.
 */
export const start = (root: HTMLElement): void => {
  const find = (name: string): HTMLElement | null => root.querySelector(`[data-row-${name}]`);
  const [view, controls, toggle] = [find('track'), find('controls'), find('toggle')];
  const track = view?.firstElementChild;
  if (!view || !track || !controls || !toggle) return;
  const cards = [...track.children];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let swiper: Swiper | undefined;
  /** The card that the row is on its way to. */
  let goal: number | undefined;

  const room = (): number => view.scrollWidth - view.clientWidth;
  /** How far each card is from the first, whichever way the page is read. */
  const places = (): number[] => {
    const starts = cards.map((card) => card.getBoundingClientRect().left);
    return starts.map((left) => Math.abs(left - (starts[0] ?? 0)));
  };
  const nearest = (): number => {
    const scrolled = Math.abs(view.scrollLeft);
    const distances = places().map((place) => Math.abs(place - scrolled));
    return distances.indexOf(Math.min(...distances));
  };
  /** The first card with which the last one is in view. */
  const lastStop = (): number => {
    const end = room() - 4;
    return places().findIndex((place, at) => place >= end || at === cards.length - 1);
  };
  const scrollTo = (card: number): void => {
    const way = Math.min(places()[card] ?? 0, room());
    const left = getComputedStyle(view).direction === 'rtl' ? -way : way;
    view.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' });
  };
  /** Goes one card on or back, at the ends to the other one, and says whether it is at the start again. */
  const turn = (step: 1 | -1): boolean => {
    const end = swiper ? swiper.snapGrid.length - 1 : lastStop();
    const next = (swiper ? swiper.activeIndex : (goal ?? nearest())) + step;
    goal = next > end ? 0 : next < 0 ? end : next;
    for (const [at, card] of cards.entries()) card.toggleAttribute('data-current', at === goal);
    if (swiper) swiper.slideTo(goal);
    else scrollTo(goal);
    return step > 0 && goal === 0;
  };
  const look = (): void => {
    controls.hidden = swiper ? swiper.isLocked : room() < 8;
  };

  find('previous')?.addEventListener('click', () => turn(-1));
  find('next')?.addEventListener('click', () => turn(1));
  for (const type of ['scrollend', 'touchstart', 'wheel', 'keydown'])
    view.addEventListener(
      type,
      () => {
        goal = undefined;
      },
      { passive: true },
    );
  new ResizeObserver(look).observe(view);
  look();
  startRotation({ root, toggle, step: () => turn(1) });

  const letDrag = async (): Promise<void> => {
    const { default: Row } = await import('swiper');
    const initialSlide = goal ?? nearest();
    view.scrollLeft = 0;
    view.dataset.ready = '';
    view.removeAttribute('tabindex');
    swiper = new Row(view, {
      wrapperClass: track.className,
      slideClass: cards[0]?.className ?? '',
      slidesPerView: 'auto',
      initialSlide,
      speed: calm.matches ? 0 : 320,
      on: { lock: look, unlock: look },
    });
  };
  const abort = new AbortController();
  view.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'mouse' || room() < 8) return;
      abort.abort();
      void letDrag();
    },
    { signal: abort.signal },
  );
};
