import { displayTimeOf } from '#schemas/theme/display-time.ts';

interface Parts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly controls: HTMLElement;
  readonly toggle: HTMLElement;
  readonly slides: readonly HTMLElement[];
}

const partsOf = (root: HTMLElement): Parts | undefined => {
  const find = (name: string): HTMLElement | null => root.querySelector(`[data-carousel-${name}]`);
  const track = find('track');
  const controls = find('controls');
  const toggle = find('toggle');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-carousel-slide]')];
  return track && controls && toggle && slides.length > 1 ? { root, track, controls, toggle, slides } : undefined;
};

/**
 * The carousel pattern of the ARIA practices on a row of slides that already scrolls and snaps by itself.
 * `data-seen` is on the slides whose pictures may load. With `data-carousel="fade"` the slides lie over each other
 * instead: `data-current` is on the one that is shown.
 */
const start = ({ root, track, controls, toggle, slides }: Parts): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const interval = displayTimeOf(Number(root.dataset.autoplayMs ?? 0));
  const status = root.querySelector('[data-carousel-status]');
  const fades = root.dataset.carousel === 'fade';
  let current = 0;
  let playing = false;
  let held = false;
  let focused = false;

  const mark = (index: number): void => {
    current = index;
    if (status) status.textContent = `${index + 1} / ${slides.length}`;
    for (const [at, slide] of slides.entries()) {
      slide.inert = at !== index;
      slide.toggleAttribute('data-current', at === index);
    }
    slides[index]?.toggleAttribute('data-seen', true);
  };
  const show = (step: number): void => {
    const index = (current + step + slides.length) % slides.length;
    const slide = slides[index];
    if (!slide) return;
    if (!fades) {
      const left = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
      // A jump over more than one slide would rush past the others.
      track.scrollBy({ left, behavior: calm.matches || Math.abs(index - current) > 1 ? 'instant' : 'smooth' });
    }
    mark(index);
  };
  const hear = (): void => {
    track.ariaLive = playing && !focused ? 'off' : 'polite';
  };
  const focus = (on: boolean): void => {
    focused = on;
    hear();
  };
  const play = (on: boolean): void => {
    playing = on;
    toggle.toggleAttribute('data-playing', on);
    toggle.ariaLabel = (on ? toggle.dataset.labelStop : toggle.dataset.labelStart) ?? '';
    hear();
  };
  const press = (name: string, run: () => void): void =>
    root.querySelector(`[data-carousel-${name}]`)?.addEventListener('click', run);

  press('toggle', () => {
    // Who starts it has the focus on the button, and sees it go.
    held = focused = false;
    play(!playing);
  });
  press('previous', () => show(-1));
  press('next', () => show(1));
  root.addEventListener('pointerenter', (event) => {
    held = event.pointerType === 'mouse';
  });
  root.addEventListener('pointerleave', () => {
    held = false;
  });
  // A mouse's press on the pause button focuses it too: only the keyboard's focus holds the rotation.
  root.addEventListener('focusin', ({ target }) => focus((target as Element).matches(':focus-visible')));
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) focus(false);
  });
  track.addEventListener('touchstart', () => play(false), { passive: true });
  calm.addEventListener('change', () => play(false));

  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const index = slides.indexOf(entry.target as HTMLElement);
        if (entry.isIntersecting && index !== current) mark(index);
      }
    },
    { root: track, threshold: 0.6 },
  );
  if (fades) {
    track.scrollLeft = 0;
    track.removeAttribute('tabindex');
  } else for (const slide of slides) seen.observe(slide);
  root.toggleAttribute('data-fades', fades);

  // The first picture is the page's largest paint: the others wait until it is there.
  addEventListener('load', () => {
    for (const slide of slides) slide.toggleAttribute('data-seen', true);
  });
  controls.hidden = false;
  // Tab comes to the links in the slides; without one it must come to what scrolls.
  if (slides.every((slide) => slide.querySelector('a[href]'))) track.removeAttribute('tabindex');
  mark(0);
  play(interval > 0 && !calm.matches);
  if (interval > 0) {
    setInterval(() => {
      if (playing && !held && !focused && !document.hidden) show(1);
    }, interval);
  }
};

export const startCarousels = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const parts = partsOf(element);
    if (parts) start(parts);
  }
};
