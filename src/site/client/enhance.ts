import { whenTouched } from './when-touched.ts';
import { whenVisible } from './when-visible.ts';

/** A small script for one element that stands complete without it. */
interface Enhancement {
  start(element: HTMLElement): void;
}

/** By the value of `data-enhance`. Each is a file of its own that no page loads before it is needed. */
const enhancements: ReadonlyMap<string | undefined, () => Promise<Enhancement>> = new Map([
  ['admission-enquiry', () => import('#sections/admission-enquiry/client.ts')],
  ['admission-track', () => import('#sections/admission-track/client.ts')],
  ['auto-dialog', () => import('#sections/demo-request/looks/standard/auto-dialog.ts')],
  ['certificate-lookup', () => import('#sections/certificate-lookup/client.ts')],
  ['copy-link', () => import('#sections/blog-article/client.ts')],
  ['films', () => import('#sections/blog-article/films.ts')],
  ['form', () => import('#sections/shared/form/client.ts')],
  ['gallery-viewer', () => import('#sections/gallery/client.ts')],
  ['news', () => import('#sections/latest-blogs/looks/product/client.ts')],
  ['side-tabs', () => import('#sections/shared/side-tabs/client.ts')],
  ['slider', () => import('#sections/shared/slider/client.ts')],
  ['snap-row', () => import('#sections/shared/snap-row/client.ts')],
  ['testimonials', () => import('#sections/testimonials/looks/carousel/client.ts')],
  ['today', () => import('#sections/shared/today/client.ts')],
  ['typed-name', () => import('#sections/hero/looks/standard/client.ts')],
  ['video', () => import('#sections/tour/looks/standard/client.ts')],
]);

/**
 * Loads what `[data-enhance]` elements under `root` ask for: when one comes near the viewport, which for one in a
 * dialog is when that opens; a form at its first touch; a dialog itself at the visitor's first scroll, after a while, or
 * when it opens before.
 */
export const startEnhancements = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = enhancements.get(element.dataset.enhance);
    if (!load) continue;
    const run = (): Promise<void> => load().then(({ start }) => start(element));
    if (element instanceof HTMLFormElement) whenTouched(element, run);
    else if (element.dataset.enhance === 'auto-dialog') afterAWhile(element, run);
    else whenVisible(element, run);
  }
};

const whileMs = 15_000;

const afterAWhile = (dialog: HTMLElement, run: () => unknown): void => {
  const abort = new AbortController();
  const once = (): void => {
    abort.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, whileMs);
  addEventListener('scroll', once, { passive: true, signal: abort.signal });
  whenVisible(dialog, () => {
    if (!abort.signal.aborted) once();
  });
  // It may be closed before its script has come.
  dialog.addEventListener('close', () => {
    dialog.dataset.closed = '';
  });
};
