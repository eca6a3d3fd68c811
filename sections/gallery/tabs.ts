/**
 * The tabs pattern of the ARIA practices on links to the panels. Without it the stylesheet shows what the address
 * names.
 */
export const startTabs = (root: HTMLElement): void => {
  const list = root.querySelector<HTMLElement>('[data-gallery-tabs]');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-gallery-tabs] a')];
  const panels = tabs.map((tab) => document.getElementById(decodeURIComponent(tab.hash.slice(1))));
  if (!list || panels.includes(null)) return;
  let current = 0;

  const select = (index: number): void => {
    current = (index + tabs.length) % tabs.length;
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === current);
      tab.tabIndex = at === current ? 0 : -1;
      panels[at]?.toggleAttribute('data-active', at === current);
    }
  };
  /** As `select`, and the address leads here again. */
  const choose = (index: number): void => {
    select(index);
    history.replaceState(history.state, '', tabs[current]?.hash);
  };
  const named = (): number => tabs.findIndex(({ hash }) => hash === location.hash);

  list.role = 'tablist';
  for (const [at, tab] of tabs.entries()) {
    const panel = panels[at];
    if (!panel) continue;
    if (tab.parentElement) tab.parentElement.role = 'presentation';
    tab.role = 'tab';
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    if (!panel.querySelector('a')) panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(at);
    });
  }
  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const goals = new Map([
      [forward, current + 1],
      [backward, current - 1],
      ['Home', 0],
      ['End', tabs.length - 1],
    ]);
    const goal = goals.get(event.key);
    // Space presses a tab, as it does a button; a link it would scroll past.
    if (goal === undefined && event.key !== ' ') return;
    event.preventDefault();
    choose(goal ?? current);
    tabs[current]?.focus();
  });
  addEventListener('hashchange', () => {
    if (named() >= 0) select(named());
  });
  const first = tabs.findIndex((tab) => 'first' in tab.dataset);
  select(named() >= 0 ? named() : Math.max(0, first));
};
