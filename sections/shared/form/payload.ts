type Json = Readonly<Record<string, string | number | boolean>>;

interface Payload {
  readonly data: FormData;
  readonly json: Json;
}

/** What a form sends: empty fields are left out, a ticked box is true, an id a number; with the seconds that it was open. */
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

/** The texts for required fields that are empty, in all of a form or a part. What is written in the others the server judges. */
export const localErrors = (form: HTMLFormElement, part: ParentNode = form): Record<string, readonly string[]> => {
  const { missing = '', missingChoice = '', missingTick = '' } = form.dataset;
  const errors: [string, readonly string[]][] = [];
  for (const control of part.querySelectorAll<HTMLInputElement>('[required]')) {
    const isBox = control.type === 'checkbox';
    if (isBox ? control.checked : control.value.trim() !== '') continue;
    const label = control.labels?.[0]?.textContent?.trim().toLowerCase() ?? '';
    const text = isBox ? missingTick : control.matches('select') ? missingChoice : missing;
    errors.push([control.name, [text.replace('{label}', () => label)]]);
  }
  return Object.fromEntries(errors);
};
