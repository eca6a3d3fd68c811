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

/** A mobile number has at least so many digits. */
const phoneDigits = 10;

/**
 * The texts for required fields that are empty, and for addresses, numbers and days that cannot be right, in all of a
 * form or a part. Everything else the server judges.
 */
export const localErrors = (form: HTMLFormElement, part: ParentNode = form): Record<string, readonly string[]> => {
  const errors: [string, readonly string[]][] = [];
  for (const control of part.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const text = faultOf(control, form.dataset);
    if (text === undefined) continue;
    const label = control.labels?.[0]?.textContent?.trim().toLowerCase() ?? '';
    errors.push([control.name, [text.replace('{label}', () => label)]]);
  }
  return Object.fromEntries(errors);
};

const faultOf = (control: HTMLInputElement, texts: DOMStringMap): string | undefined => {
  const { type, required, validity } = control;
  if (control.matches(':disabled')) return undefined;
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
