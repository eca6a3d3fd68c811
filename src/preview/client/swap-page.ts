import { leaveEvent } from '#preview/shared/protocol.ts';
import { startCarousels } from '#site/client/carousel.ts';
import { startDeferred } from '#site/client/defer.ts';
import { startIslands } from '#site/client/islands.ts';
import { keepFocus } from './keep-focus.ts';

/** Puts a newly rendered page in the place of the one that stands: scroll position, focus and open dialogs are kept. */
export const swapPage = (next: Document, body: boolean): void => {
  swapHead(next);
  if (!body) return;
  const { scrollX: left, scrollY: top } = window;
  const restoreFocus = keepFocus();
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal[id], details[open][id]')].map(({ id }) => id);

  document.body.replaceChildren(...next.body.childNodes);
  dispatchEvent(new Event(leaveEvent));
  for (const id of open) reopen(document.getElementById(id));
  startCarousels(document);
  startIslands(document);
  startDeferred((section) => {
    startCarousels(section);
    startIslands(section);
  });
  restoreFocus();
  scrollTo({ left, top, behavior: 'instant' });
};

const swapHead = (next: Document): void => {
  const style = document.head.querySelector('style');
  const newStyle = next.head.querySelector('style');
  // The same text would be parsed again, and fonts flicker.
  if (style && newStyle && style.textContent !== newStyle.textContent) style.textContent = newStyle.textContent;
  document.title = next.title;
  const { attributes } = next.documentElement;
  for (const { name, value } of attributes) document.documentElement.setAttribute(name, value);
};

const reopen = (element: HTMLElement | null): void => {
  if (element instanceof HTMLDialogElement) element.showModal();
  else if (element instanceof HTMLDetailsElement) element.open = true;
};
