/** So much of a task goes into layout, in ms: what is left is for the visitor. */
const budgetMs = 8;

/** Lays a section out that the base style has left for later. */
export const layOut = (section: HTMLElement): void => {
  section.style.contentVisibility = 'visible';
};

/** Lays out what is far down once the page has loaded, a few sections at a time, so that no task is long. */
export const startLateLayout = (): void => {
  if (!document.documentElement.dataset.layout) return;
  const rest = document.querySelectorAll<HTMLElement>('.section').values();
  const layOutSome = (): void => {
    const end = performance.now() + budgetMs;
    for (const section of rest) {
      layOut(section);
      // Asking for its box does the layout now, so that the time is known and the frame has only to paint.
      section.getBoundingClientRect();
      if (performance.now() < end) continue;
      afterFrame();
      break;
    }
  };
  const afterFrame = (): void => {
    requestAnimationFrame(() => setTimeout(layOutSome));
  };
  if (document.readyState === 'complete') afterFrame();
  else addEventListener('load', afterFrame);
};
