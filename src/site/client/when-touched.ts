const touches = ['focusin', 'pointerover', 'touchstart'] as const;

/**
 * Runs once, at the first touch of a form, which until then says by `data-ready` that script is at hand; at once where
 * the address says what is in it (`data-prefill`). A button that was pressed meanwhile is pressed again afterwards.
 * Where the script does not come the form stays as it was sent.
 */
export const whenTouched = (form: HTMLFormElement, run: () => Promise<void>): void => {
  form.dataset.ready = '';
  const abort = new AbortController();
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  };
  const touched = (): void => {
    abort.abort();
    form.addEventListener('click', press);
    run()
      .then(() => {
        form.removeEventListener('click', press);
        pressed?.click();
      })
      .catch(() => delete form.dataset.ready);
  };
  if ('prefill' in form.dataset && location.search !== '') touched();
  else for (const type of touches) form.addEventListener(type, touched, { passive: true, signal: abort.signal });
};
