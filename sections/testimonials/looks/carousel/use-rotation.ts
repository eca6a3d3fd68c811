import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import styles from './carousel.module.css';

interface Options {
  readonly count: number;
  readonly autoplayMs: number;
}

/** How much of the cards must be in view before they turn by themselves. */
const enough = 0.6;

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Swiper on markup that is already there: it moves the cards, this decides when. Rotation makes one round, only while
 * enough of it is in view and the tab is shown; hovering holds it, focus stops it until the button starts it again.
 */
export function useRotation(view: RefObject<HTMLDivElement | null>, { count, autoplayMs }: Options) {
  const swiper = useRef<Swiper | null>(null);
  const [ready, setReady] = useState(false);
  const [visible, setVisible] = useState<readonly number[]>([]);
  const [playing, setPlaying] = useState(false);
  const [held, hold] = useState(false);
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element || count < 2) return;
    element.scrollLeft = 0;
    const look = (instance: Swiper): void => {
      const list = (instance as Swiper & { visibleSlidesIndexes?: number[] }).visibleSlidesIndexes;
      setVisible(instance.isLocked ? Array.from({ length: count }, (_, index) => index) : [...(list ?? [])]);
      setReady(!instance.isLocked);
    };
    const instance = new Swiper(element, {
      wrapperClass: styles.track ?? '',
      slideClass: styles.slide ?? '',
      slidesPerView: 'auto',
      watchSlidesProgress: true,
      watchOverflow: true,
      rewind: true,
      speed: reducedMotion() ? 0 : 320,
      on: {
        init: look,
        slideChange: look,
        resize: look,
        lock: look,
        unlock: look,
        slideChangeTransitionEnd: look,
        touchStart: () => setPlaying(false),
      },
    });
    swiper.current = instance;
    look(instance);
    setPlaying(autoplayMs > 0 && !instance.isLocked && !reducedMotion());
    const observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= enough), {
      threshold: enough,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      instance.destroy();
      swiper.current = null;
    };
  }, [view, count, autoplayMs]);

  const running = playing && inView && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      swiper.current?.slideNext();
      // Back at the first card: one full round is over.
      if (swiper.current?.activeIndex === 0) setPlaying(false);
    }, autoplayMs || 2000);
    return () => clearInterval(timer);
  }, [running, autoplayMs]);

  return {
    ready,
    playing,
    visible,
    next: () => swiper.current?.slideNext(),
    previous: () => swiper.current?.slidePrev(),
    toggle: () => {
      hold(false);
      setPlaying((now) => !now);
    },
    hoverStart: () => hold(true),
    hoverEnd: () => hold(false),
    // A mouse's press on the pause button focuses it too: only the keyboard's focus stops the rotation.
    focused: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setPlaying(false);
    },
  };
}
