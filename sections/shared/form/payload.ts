import { tooFewDigits } from '#shared/fields/digits.ts';

type Json = Readonly<Record<string, string | number | boolean>>;

interface Payload {
  readonly data: FormData;
  readonly json: Json;
}

/**
 * What a form sends: empty fields are left out, a ticked box is true, an id a number; with the seconds that it was
 * open.
 */
export const payloadOf = (form: HTMLFormElement, seconds: number): Payload => {
  const data = new FormData(form);
  joinBoxes(data);
  for (const [name, value] of [...data])
    if (value === '' || (value instanceof File && value.size === 0)) data.delete(name);
  const namesOf = (selector: string): ReadonlySet<string> =>
    new Set([...form.querySelectorAll<HTMLInputElement>(selector)].map(({ name }) => name));
  const boxes = namesOf('[type="checkbox"]');
  const numbers = namesOf('[data-number]');
  const typed = ([name, value]: [string, string]): [string, Json[string]] => [
    name,
    boxes.has(name) ? value === 'true' : numbers.has(name) ? Number(value) : value,
  ];
  const filled = Math.round(seconds);
  data.set('Fill_Seconds', String(filled));
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const json = Object.fromEntries(texts.map(typed));
  return { data, json: { ...json, Fill_Seconds: filled } };
};

const box = /\.(day|month|year)$/;

/** The field that a control belongs to: a day has three boxes. */
export const fieldNameOf = ({ name }: { readonly name: string }): string => name.replace(box, '');

/** A day of three boxes as YYYY-MM-DD, even one that there is not; undefined if all are empty. */
export const dayOfBoxes = (data: FormData, name: string): string | undefined => {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((one) =>
    String(data.get(`${name}.${one}`) ?? '').trim(),
  );
  return day + month + year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const joinBoxes = (data: FormData): void => {
  const names = new Set([...data.keys()].filter((name) => box.test(name)));
  for (const name of new Set([...names].map((one) => fieldNameOf({ name: one })))) {
    const day = dayOfBoxes(data, name);
    if (day !== undefined) data.set(name, day);
  }
  for (const name of names) data.delete(name);
};

/** Whether there is such a day (YYYY-MM-DD). */
export const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** A mobile number has at least so many digits. */
const phoneDigits = 10;

/**
 * The texts for required fields that are empty, and for addresses, numbers and days that cannot be right, in all of a
 * form or a part. Everything else the server judges.
 */
export const localErrors = (form: HTMLFormElement, part: ParentNode = form): Record<string, readonly string[]> => {
  const errors: [string, readonly string[]][] = [];
  for (const control of part.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const text = faultOf(control, form);
    if (text === undefined) continue;
    errors.push([fieldNameOf(control), [text.replace('{label}', () => labelOf(control).toLowerCase())]]);
  }
  return Object.fromEntries(errors);
};

/** What a field is called, without what is said of it in passing. */
export const labelOf = (control: HTMLInputElement): string => {
  const group = control.closest('fieldset[data-field]')?.querySelector('legend');
  const label = (group ?? control.labels?.[0])?.cloneNode(true) as Element | undefined;
  label?.querySelector('small')?.remove();
  return label?.textContent?.trim() ?? '';
};

const faultOf = (control: HTMLInputElement, form: HTMLFormElement): string | undefined => {
  const { dataset: texts } = form;
  const { type, required, validity } = control;
  if (control.matches(':disabled')) return undefined;
  if (box.test(control.name)) return dayFault(control, form);
  if (type === 'radio') return validity.valueMissing ? (texts.missingChoice ?? '') : undefined;
  if (type === 'checkbox') return required && !control.checked ? (texts.missingTick ?? '') : undefined;
  const value = control.value.trim();
  if (value === '') {
    if (!required) return undefined;
    return (control.matches('select') ? texts.missingChoice : texts.missing) ?? '';
  }
  if (type === 'email' && validity.typeMismatch) return texts.wrongEmail;
  const { minDigits } = control.dataset;
  const few = minDigits === undefined ? undefined : tooFewDigits(value, Number(minDigits), texts.fewDigits);
  if (few !== undefined) return few;
  if (type === 'tel' && value.replace(/\D/g, '').length < phoneDigits) return texts.wrongPhone;
  return validity.rangeOverflow ? texts.wrongDay : undefined;
};

const dayFault = (control: HTMLInputElement, form: HTMLFormElement): string | undefined => {
  const day = dayOfBoxes(new FormData(form), fieldNameOf(control));
  if (day === undefined) return control.required ? form.dataset.missing : undefined;
  if (!isDay(day)) return form.dataset.noDay;
  const { max } = control.closest<HTMLElement>('[data-field]')?.dataset ?? {};
  return max !== undefined && day > max ? form.dataset.wrongDay : undefined;
};
