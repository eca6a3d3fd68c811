const key = 'emergency';
const hiddenMs = 4 * 3600 * 1000;

/** What the visitor has put away and when; nothing if the browser keeps nothing. */
const read = (): readonly [notices?: string, at?: string] => {
  try {
    return (localStorage.getItem(key) ?? '').split('|') as [string?, string?];
  } catch {
    return [];
  }
};

const write = (value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is back on the next page.
  }
};

/** Lets the visitor put the emergency banner away for four hours; a new emergency is shown at once. */
export const startEmergency = (): void => {
  const banner = document.querySelector<HTMLElement>('[data-emergency]');
  if (!banner) return;
  const [notices, at] = read();
  const age = Date.now() - Number(at);
  banner.hidden = notices === banner.dataset.emergency && age >= 0 && age < hiddenMs;
  banner.dataset.ready = '';
  banner.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    write(`${banner.dataset.emergency}|${Date.now()}`);
    banner.hidden = true;
    // What held the focus is gone: it goes on from the start of the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
};
