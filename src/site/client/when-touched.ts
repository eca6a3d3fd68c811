const touches = ['focusin', 'pointerover', 'touchstart'] as const;

/**
 * Runs once, at the first touch of a form, which until then says by `data-ready` that script is at hand; at once where
 * the address or a draft on the device (`data-draft`) says what is in it. What was pressed meanwhile is pressed again
 * afterwards, and the browser's own word on an empty field does not come before ours.
 * Where the script does not come the form stays as it was sent.
 */
export const whenTouched = (form: HTMLFormElement, run: () => Promise<void>): void => {
  form.dataset.ready = '';
  const abort = new AbortController();
  const loading = new AbortController();
  let pressed: HTMLElement | null = null;
  let isSent = false;
  const hold = (event: Event): void => {
    event.preventDefault();
    isSent = true;
    touched();
  };
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  };
  const touched = (): void => {
    if (abort.signal.aborted) return;
    abort.abort();
    form.addEventListener('click', press, { signal: loading.signal });
    run()
      .then(() => {
        loading.abort();
        if (isSent) form.requestSubmit();
        else pressed?.click();
      })
      .catch(() => {
        loading.abort();
        delete form.dataset.ready;
      });
  };
  for (const type of ['submit', 'invalid'])
    form.addEventListener(type, hold, { capture: true, signal: loading.signal });
  if (('prefill' in form.dataset && location.search !== '') || hasDraft(form)) touched();
  else for (const type of touches) form.addEventListener(type, touched, { passive: true, signal: abort.signal });
};

const hasDraft = ({ dataset: { draft } }: HTMLFormElement): boolean => {
  try {
    return draft !== undefined && localStorage.getItem(draft) !== null;
  } catch {
    // The visitor lets no site keep anything.
    return false;
  }
};
