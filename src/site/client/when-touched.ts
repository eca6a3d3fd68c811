import { readItem } from './read-item.ts';

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
  const { signal } = abort;
  let press: (() => void) | undefined;
  let isTouched = false;
  const touched = (): void => {
    if (isTouched) return;
    isTouched = true;
    run()
      .catch(() => delete form.dataset.ready)
      .then(() => {
        abort.abort();
        if ('ready' in form.dataset) press?.();
      });
  };
  const hold = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('[type="button"]');
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    press = () => (button ? button.click() : form.requestSubmit(submitter));
    touched();
  };
  for (const type of ['click', 'submit', 'invalid']) form.addEventListener(type, hold, { capture: true, signal });
  for (const type of touches) form.addEventListener(type, touched, { passive: true, signal });
  if (('prefill' in form.dataset && location.search !== '') || readItem(form.dataset.draft ?? '')) touched();
};
