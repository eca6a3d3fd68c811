import type { Finding } from '#preview/shared/protocol.ts';
import { overlayStyle } from './overlay-style.ts';

export interface Overlay {
  /**
   * Shows what is wrong over the page, and only says so beneath it where the page itself is right; warnings are not
   * shown. Nothing wrong takes it away.
   */
  show(findings: readonly Finding[]): void;
  /** Whether the preview's server can be reached. */
  setOnline(online: boolean): void;
}

/**
 * The overlay stands in a shadow root behind `<body>`, so that neither the page's styles nor its replacement touch it.
 */
export const createOverlay = (): Overlay => {
  const host = document.createElement('schoolyard-preview');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = overlayStyle;
  const panel = element('section', { popover: 'manual', role: 'alert', 'aria-labelledby': 'title' });
  const offline = element(
    'p',
    { popover: 'manual', role: 'status', class: 'offline' },
    'The preview has stopped. The page updates when it is back.',
  );
  const bar = element('div', { popover: 'manual', role: 'status', class: 'bar' });
  root.append(style, panel, bar, offline);
  document.documentElement.append(host);

  const toggle = (target: HTMLElement, on: boolean): void => {
    // Hidden first: what is shown again comes to lie above dialogs opened in between.
    if (target.matches(':popover-open')) target.hidePopover();
    if (on) target.showPopover();
  };
  /** Where the page is right, the bar stays until the theme is fixed. */
  let unfit = false;
  const hide = (): void => {
    toggle(panel, false);
    toggle(bar, unfit);
  };
  const open = (): void => {
    toggle(bar, false);
    toggle(panel, true);
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && panel.matches(':popover-open')) hide();
  });
  return {
    show(all) {
      const findings = all.filter(({ weight }) => weight !== 'warning');
      const isWrong = findings.some(({ weight }) => weight === 'error');
      unfit = findings.length > 0 && !isWrong;
      const close = element('button', { type: 'button' }, 'Hide');
      close.addEventListener('click', hide);
      const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
      const head = element('header', {});
      head.append(
        element('h2', { id: 'title' }, count),
        element('p', {}, 'Fix it, and the page updates by itself.'),
        close,
      );
      const list = element('ol', {});
      list.append(...findings.map(findingElement));
      panel.replaceChildren(head, list);
      const more = element('button', { type: 'button' }, 'Show');
      more.addEventListener('click', () => {
        open();
        close.focus();
      });
      bar.replaceChildren(element('p', {}, `${count}: this theme would not be published.`), more);
      const wasOpen = panel.matches(':popover-open');
      toggle(panel, isWrong || (unfit && wasOpen));
      toggle(bar, unfit && !wasOpen);
    },
    setOnline: (online) => toggle(offline, !online),
  };
};

const findingElement = ({ title, place, message, expected, actual, suggestion, frame }: Finding): HTMLElement => {
  const item = element('li', {});
  const where = element('p', { class: 'where' });
  if (place) where.append(element('code', { class: 'place' }, place), ' ');
  where.append(element('span', { class: 'title' }, title));
  item.append(where, element('p', { class: 'message' }, message));
  if (suggestion) item.append(element('p', { class: 'suggestion' }, `Did you mean “${suggestion}”?`));
  const facts = element('dl', {});
  for (const [name, value] of [
    ['Expected', expected],
    ['Found', actual],
  ]) {
    if (name && value) facts.append(element('dt', {}, name), element('dd', {}, value));
  }
  if (facts.childElementCount > 0) item.append(facts);
  if (frame) item.append(element('pre', { tabindex: '0' }, frame));
  return item;
};

const element = (tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
};
