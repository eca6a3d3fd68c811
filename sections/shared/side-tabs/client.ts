import { startRotation } from '../rotation.ts';

const keys: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The tabs pattern of the ARIA practices on links to the parts of a page: `data-enhance="side-tabs"` with a list of
 * links and the panels they lead to. Without this, the stylesheet shows the panel that the address names.
 */
export const start = (root: HTMLElement): void => {
  const list = root.querySelector<HTMLElement>('[data-tabs-list]');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-tabs-list] a')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
  const controls = root.querySelector<HTMLElement>('[data-tabs-controls]');
  if (!list || tabs.length < 2 || panels.includes(null)) return;
  let current = 0;

  const select = (index: number): void => {
    current = (index + tabs.length) % tabs.length;
    for (const [at, tab] of tabs.entries()) {
      const on = at === current;
      tab.ariaSelected = String(on);
      tab.tabIndex = on ? 0 : -1;
      panels[at]?.toggleAttribute('data-active', on);
    }
  };
  list.role = 'tablist';
  list.ariaOrientation = 'vertical';
  for (const [at, tab] of tabs.entries()) {
    const panel = panels[at];
    if (!panel) continue;
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    tab.id = `${panel.id}-tab`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(at);
    });
  }
  list.addEventListener('keydown', (event) => {
    const step = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined;
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    select(edge ?? current + (step ?? 0));
    tabs[current]?.focus();
  });
  const named = panels.findIndex((panel) => panel?.matches(':target'));
  select(Math.max(0, named));
  root.toggleAttribute('data-ready', true);
  if (controls) controls.hidden = false;
  const toggle = root.querySelector<HTMLElement>('[data-tabs-toggle]');
  if (!toggle) return;
  startRotation({
    root,
    toggle,
    // Back at the first, one round is over.
    step: () => {
      select(current + 1);
      return current === 0;
    },
  });
};
