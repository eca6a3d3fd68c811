import { carryChoices } from '#preview/shared/choices.ts';
import { type PageState, type PanelMessage, panelKey, panelPath } from '#preview/shared/protocol.ts';
import { isTyping } from './typing.ts';

const inPanel = (): boolean => window.parent !== window;
const notify = (message: PanelMessage): void => window.parent.postMessage(message, location.origin);

/** Tells the panel, if there is one around this page, what the page is made from. */
export const notifyPanel = (state: PageState): void => {
  if (inPanel()) notify({ type: 'schoolyard-preview-page', state });
};

/** The panel's key works inside of the page, too; without a panel it opens the page with one. */
export const listenForPanelKey = (): void => {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== panelKey || isTyping(event)) return;
    event.preventDefault();
    if (inPanel()) notify({ type: 'schoolyard-preview-toggle' });
    else location.assign(panelPath + location.pathname + location.search + location.hash);
  });
};

/** Links lead to pages with the same choices; those to other sites leave the panel where it is. */
export const keepChoicesInLinks = (): void => {
  const carry = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !/^https?:$/.test(link.protocol)) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin) {
      if (inPanel()) link.target = '_blank';
      return;
    }
    const next = carryChoices(new URL(location.href), to).href;
    if (next !== link.href) link.href = next;
  };
  // Before the browser, or a section's own script, follows the link: by a click, the middle button, or its menu.
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, carry, { capture: true });
};
