import Cookies from 'js-cookie';

/** How long the visitor has let the page rest. */
const restMs = 4000;
const checkMs = 1000;

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
};

/** Whether the visitor is at something that a dialog would tear them from. */
const isBusy = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], header details[open]') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe') === true;

/**
 * Opens a dialog by itself where the cookie that it names is absent, once the page has been at rest for a moment. The
 * cookie is set for a day when the dialog closes, however it was opened; `data-closed` says that it already was.
 */
export const start = (dialog: HTMLElement): void => {
  const { cookie = '' } = dialog.dataset;
  if (!(dialog instanceof HTMLDialogElement)) return;
  const abort = new AbortController();
  const keepClosed = (): void => {
    abort.abort();
    Cookies.set(cookie, '1', { expires: 1, path: '/', sameSite: 'lax' });
  };
  dialog.addEventListener('close', keepClosed);
  if (dialog.dataset.closed !== undefined) keepClosed();
  if (Cookies.get(cookie) !== undefined || savesData()) return;
  let touched = performance.now();
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(
      type,
      () => {
        touched = performance.now();
      },
      { passive: true, signal: abort.signal },
    );
  const timer = setInterval(() => {
    // Answered in another window, or its section is gone.
    if (Cookies.get(cookie) !== undefined || !dialog.isConnected) return clearInterval(timer);
    if (performance.now() - touched < restMs || isBusy()) return;
    clearInterval(timer);
    dialog.showModal();
  }, checkMs);
  abort.signal.addEventListener('abort', () => clearInterval(timer));
};
