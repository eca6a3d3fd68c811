import { labelOf } from '../shared/form/payload.ts';
import { ageInForm, fill, type Said } from './ages.ts';

/** Writes what was filled in into the last step, in the words of the form. */
export const fillReview = (form: HTMLFormElement): void => {
  const said = JSON.parse(form.dataset.said ?? '{}') as Said;
  const value = (name: string): string => String(new FormData(form).get(name) ?? '').trim();
  const age = ageInForm(form);
  const chosen = form.querySelector<HTMLInputElement>('[name="Class_Id"]:checked');
  const titles: Readonly<Record<string, string>> = {
    child: fill(said.forClass, {
      name: [value('Student_First_Name'), value('Student_Last_Name')].filter(Boolean).join(' '),
      class: chosen ? shownValue(chosen) : '',
    }),
    you: [value('Parent_Name'), shownValue(form.querySelector('[name="Parent_Relation"]')).toLocaleLowerCase()].join(
      ', ',
    ),
  };
  for (const block of form.querySelectorAll<HTMLElement>('[data-review-block]')) {
    const name = block.dataset.reviewBlock ?? '';
    const title = block.querySelector('[data-review-title]');
    if (title) title.textContent = titles[name] ?? '';
    const facts = factsOf(form.querySelector(`[data-step="${name}"]`));
    if (name === 'child' && age)
      facts.set('Date_Of_Birth', [
        facts.get('Date_Of_Birth')?.[0] ?? '',
        fill(said.bornOn, { birth: shortDay(age.birth), age: age.age, date: age.day }),
      ]);
    block
      .querySelector('[data-review-facts]')
      ?.replaceChildren(...[...facts.values()].map(([label, text]) => row(label, text)));
  }
  const picture = chosen?.closest('[data-stage]')?.querySelector('picture')?.cloneNode(true);
  form.querySelector('[data-review-picture]')?.replaceChildren(...(picture ? [picture] : []));
  form.querySelector('[data-review]')?.toggleAttribute('hidden', false);
};

/** What the title says already, and what nobody chose. */
const untold = new Set(['Student_First_Name', 'Student_Last_Name', 'Parent_Name', 'Parent_Relation', 'Class_Id']);

type Fact = readonly [label: string, text: string];

const factsOf = (step: Element | null): Map<string, Fact> => {
  const facts = new Map<string, Fact>();
  for (const control of step?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []) {
    const name = control.name.replace(/\.\w+$/, '');
    if (untold.has(name) || control.matches(':disabled') || (name === 'Gender' && control.value === 'Undisclosed'))
      continue;
    const text = shownValue(control);
    if (text !== '') facts.set(name, [control.type === 'hidden' ? '' : labelOf(control), text]);
  }
  return facts;
};

const shownValue = (control: HTMLInputElement | HTMLSelectElement | null): string => {
  if (!control) return '';
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  if (control.type === 'hidden') return '';
  if (control.type === 'checkbox') return control.checked ? '✓' : '';
  if (control.type !== 'radio') return control.value.trim();
  if (!control.checked) return '';
  const label = control.labels?.[0];
  return (label?.querySelector('[data-class-name]') ?? label)?.textContent?.trim() ?? '';
};

const row = (label: string, text: string): HTMLElement => {
  const place = document.createElement('div');
  const part = (tag: string, said: string) => Object.assign(document.createElement(tag), { textContent: said });
  place.append(part('dt', label), part('dd', text));
  return place;
};

/** 14 Oct 2022, in the page's language. */
export const shortDay = (date: string): string =>
  `${date.slice(8)} ${new Intl.DateTimeFormat(document.documentElement.lang, { month: 'short', timeZone: 'UTC' }).format(new Date(date))} ${date.slice(0, 4)}`;
