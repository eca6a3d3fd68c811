/**
 * `[data-dialog="<id>"]` opens the `<dialog>` of that id, `[data-dialog-close]` closes the one around it.
 * Escape, the trapped focus and its return are the browser's own.
 */
export const startDialogs = (): void =>
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const dialog = document.getElementById(event.target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog ?? '');
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      dialog.showModal();
    } else if (event.target instanceof HTMLDialogElement || event.target.closest('[data-dialog-close]')) {
      // A click on the dialog itself and on nothing in it is one on its backdrop.
      event.target.closest('dialog')?.close();
    }
  });
