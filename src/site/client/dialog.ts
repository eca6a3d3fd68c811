/**
 * `[data-dialog="<id>"]` opens the `<dialog>` of that id, `[data-dialog-close]` closes the one around it.
 * Escape, the trapped focus and its return are the browser's own.
 */
export const startDialogs = (): void =>
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (dialog) {
      event.preventDefault();
      dialog.showModal();
      // A click on the dialog itself and on nothing in it is one on its backdrop.
    } else if (target.matches('dialog,[data-dialog-close],[data-dialog-close] *')) target.closest('dialog')?.close();
  });
