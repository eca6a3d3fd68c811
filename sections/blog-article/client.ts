/** Shows the button that copies the article's address, where the browser can. */
export const start = (root: HTMLElement): void => {
  const item = root.querySelector<HTMLElement>('[data-copy-item]');
  const button = item?.querySelector<HTMLElement>('[data-copy]');
  const status = root.querySelector<HTMLElement>('[data-copied]');
  // Only a page that came safely may write to the clipboard.
  if (!item || !button || !status || !navigator.clipboard) return;
  item.hidden = false;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(button.dataset.copy ?? location.href).then(() => {
      status.textContent = status.dataset.copied ?? '';
    });
  });
};
