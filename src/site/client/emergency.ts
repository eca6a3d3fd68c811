import { emergencyItem } from '#schemas/office.ts';
import { readItem } from './read-item.ts';

const hiddenMs = 4 * 3600 * 1000;

const write = (value: string): void => {
  try {
    localStorage.setItem(emergencyItem, value);
  } catch {
    // It is back on the next page.
  }
};

/** Lets the visitor put the emergency banner away for four hours; a new emergency is shown at once. */
export const startEmergency = (): void => {
  const banner = document.querySelector<HTMLElement>('[data-emergency]');
  if (!banner) return;
  // What has been put away, and when.
  const [notices, at] = (readItem(emergencyItem) ?? '').split('|');
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
