import { startTabs } from './tabs.ts';

type Open = (item: HTMLAnchorElement) => void;

const loadBox = async (dialog: HTMLDialogElement): Promise<Open> => (await import('./open-box.ts')).boxOf(dialog);

/**
 * Makes tabs of the links to the albums, and opens pictures and films in the dialog, whose script comes at the first
 * touch.
 */
export const start = (root: HTMLElement): void => {
  startTabs(root);
  root.toggleAttribute('data-ready', true);
  const dialog = root.querySelector<HTMLDialogElement>('[data-box]');
  if (!dialog) return;
  let box: Promise<Open> | undefined;
  const ready = (): Promise<Open> => {
    box ??= loadBox(dialog);
    return box;
  };
  const itemOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-kind]') : null;

  for (const type of ['pointerover', 'focusin'] as const) {
    root.addEventListener(type, (event) => {
      // Without it the link still leads to the full picture: a press tries again.
      if (itemOf(event)) ready().catch(() => undefined);
    });
  }
  root.addEventListener('click', (event) => {
    const item = itemOf(event);
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ready().then(
      (open) => open(item),
      () => location.assign(item.href),
    );
  });
};
