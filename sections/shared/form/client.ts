import { clientKeyHeader } from '#schemas/client-key.ts';
import { digitsOf, phoneEntry } from '#shared/fields/digits.ts';
import { fieldNameOf, localErrors, payloadOf } from './payload.ts';

type Errors = Readonly<Record<string, readonly string[]>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Problem {
  readonly title?: string;
  readonly errorText?: string;
  readonly errors?: Errors;
}

const mark = (control: Control, text: string): void => {
  const field = control.closest('[data-field]');
  const place = field?.querySelector<HTMLElement>('[data-error]');
  for (const one of field?.querySelectorAll<Control>('input, select, textarea') ?? [control]) {
    one.toggleAttribute('aria-invalid', false);
    if (text !== '') one.ariaInvalid = 'true';
  }
  if (!place) return;
  place.textContent = text;
  place.hidden = text === '';
};

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control => (one.matches('input, select, textarea') && 'name' in one && one.name !== '') as boolean,
  );

/**
 * Shows errors next to their fields, others above the form, and takes the visitor to the first; a failure of the whole,
 * such as no network, above the button that was pressed. What is marked outside of `part` stays as it is.
 */
export const show = (form: HTMLFormElement, errors: Errors, fallback: string, part: Node = form): void => {
  const controls = controlsOf(form).filter((control) => part.contains(control));
  for (const control of controls) mark(control, errors[fieldNameOf(control)]?.join(' ') ?? '');
  const wrong = controls.filter((control) => Object.hasOwn(errors, fieldNameOf(control)));
  const elsewhere = Object.entries(errors).filter(
    ([name]) => !controls.some((control) => fieldNameOf(control) === name),
  );
  const texts = elsewhere.flatMap(([, list]) => list);
  tell(form, '[data-form-summary]', texts.join(' ') || (wrong.length > 0 ? (form.dataset.check ?? '') : ''));
  const failure = tell(form, '[data-form-failure]', wrong.length + texts.length > 0 ? '' : fallback);
  if (failure?.hidden === false) failure.scrollIntoView({ block: 'nearest' });
  // As browsers tell of fields that they refuse: a form in steps opens the one with this field.
  wrong[0]?.dispatchEvent(new Event('invalid'));
  const folded = wrong[0]?.closest('details');
  if (folded) folded.open = true;
  wrong[0]?.focus();
};

/** Writes a text in its place, which is there only with one. */
const tell = (form: HTMLFormElement, selector: string, text: string): HTMLElement | undefined => {
  const place = form.querySelector<HTMLElement>(selector) ?? undefined;
  if (!place) return undefined;
  place.textContent = text;
  place.hidden = text === '';
  return place;
};

/** What a form was answered, as the event `answered` tells it; who prevents its default shows it in its own way. */
export type Answer = Readonly<Record<string, unknown>>;

/** Tells what a form was answered, and shows it in the form's place. */
export const finish = (form: HTMLFormElement, answer: Answer): void => {
  if (!form.dispatchEvent(new CustomEvent('answered', { detail: answer, cancelable: true }))) return;
  const { follow } = form.dataset;
  const next = follow === undefined ? undefined : answer[follow];
  if (typeof next === 'string') {
    location.assign(next);
    return;
  }
  const frame = form.closest<HTMLElement>('[data-form]');
  const sent = frame?.querySelector<HTMLElement>('[data-form-sent]');
  if (!frame || !sent) return;
  frame.toggleAttribute('data-sent', true);
  sent.focus();
};

/** A form may have a text of its own for a status: `data-failed404`. */
const failureText = ({ dataset }: HTMLFormElement, status: number, { errorText, title }: Problem): string =>
  dataset[`failed${status}`] ?? errorText ?? title ?? dataset.failed ?? '';

/** What a form is called until it is answered or says something else: sent again, it is stored once. */
const keys = new WeakMap<HTMLFormElement, string>();

const keyOf = (form: HTMLFormElement): string => {
  const key = keys.get(form) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(form, key);
  return key;
};

const send = async (form: HTMLFormElement): Promise<void> => {
  const wrong = localErrors(form);
  show(form, wrong, '');
  if (Object.keys(wrong).length > 0) return;
  const isMultipart = form.enctype === 'multipart/form-data';
  const values = payloadOf(form, performance.now() / 1000);
  const body = isMultipart ? values.data : JSON.stringify(values.json);
  const headers = {
    accept: 'application/json',
    // The page's own language, which the browser's may differ from.
    'accept-language': document.documentElement.lang,
    [clientKeyHeader]: keyOf(form),
    ...(isMultipart ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await fetch(form.action, { method: 'POST', headers, body });
  const said = (await answer.json()) as Problem & Record<string, unknown>;
  if (answer.ok) {
    keys.delete(form);
    finish(form, said);
  } else show(form, said.errors ?? {}, failureText(form, answer.status, said));
};

/** Takes out what a field for digits or a telephone number cannot hold, and leaves the cursor where it was. */
const keepDigits = (control: HTMLInputElement): void => {
  const { value, selectionStart, dataset, type } = control;
  const keep =
    dataset.digits !== undefined
      ? (text: string) => digitsOf(text, Number(dataset.digits))
      : type === 'tel'
        ? phoneEntry
        : undefined;
  const kept = keep?.(value);
  if (!keep || kept === undefined || kept === value) return;
  const before = keep(value.slice(0, selectionStart ?? value.length)).length;
  control.value = kept;
  control.setSelectionRange(before, before);
};

/**
 * Sends a form in the background: pending while it is on its way, its errors next to the fields, its answer in its
 * place.
 */
export const start = (form: HTMLElement): void => {
  if (!(form instanceof HTMLFormElement)) return;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const label = button?.textContent ?? '';
  const pend = (on: boolean): void => {
    form.ariaBusy = String(on);
    if (!button) return;
    button.ariaDisabled = String(on);
    button.textContent = on ? (button.dataset.sending ?? label) : label;
  };
  // Texts of our own are next to the fields; without script the browser's are shown.
  form.noValidate = true;
  // A number that is pasted with spaces is cut where it is without them.
  for (const control of form.querySelectorAll('[data-digits]')) control.removeAttribute('maxlength');
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && !(event instanceof InputEvent && event.isComposing)) keepDigits(target);
    if (target instanceof Element && target.ariaInvalid === 'true') mark(target as Control, '');
    tell(form, '[data-form-failure]', '');
    keys.delete(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    pend(true);
    send(form)
      .catch(() => show(form, {}, (navigator.onLine ? form.dataset.failed : form.dataset.offline) ?? ''))
      .finally(() => pend(false));
  });
};
