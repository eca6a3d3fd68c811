import { dayOfBoxes, isDay } from '../shared/form/payload.ts';
import { showNear } from './stages.ts';

/** A class that a child may be of an age for, in the school's order. */
export interface ClassFacts {
  readonly id: number;
  readonly name: string;
  readonly minAge?: number;
  readonly maxAge?: number;
  /** Whether the form asks for the child's previous school. */
  readonly asks: boolean;
}

interface SessionFacts {
  readonly ageOn: string;
  /** The same as people read it. */
  readonly shown: string;
  /** By when its documents are to be there, as people read it. */
  readonly until: string;
  /** The classes that the session takes, with their ages, where it takes others than another does. */
  readonly taken?: readonly Pick<ClassFacts, 'id' | 'minAge' | 'maxAge'>[];
}

/** What the form's texts say, by key. */
export type Said = Readonly<Record<string, string>>;

/** Whole years and months from one day to another (YYYY-MM-DD). */
export const ageOn = (birth: string, day: string): { readonly years: number; readonly months: number } => {
  const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const whole = monthsOf(day) - monthsOf(birth) - (day.slice(8) < birth.slice(8) ? 1 : 0);
  return { years: Math.floor(whole / 12), months: ((whole % 12) + 12) % 12 };
};

/** 4 years 2 months, in the page's language. */
export const ageText = ({ years, months }: ReturnType<typeof ageOn>, locale: string): string => {
  const unit = (n: number, name: 'year' | 'month'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long', numberingSystem: 'latn' }).format(
      n,
    );
  return [unit(years, 'year'), ...(months > 0 ? [unit(months, 'month')] : [])].join(' ');
};

/** What is to be said of a child's age: the class for it, or the age at which classes begin or end. */
export type Guidance =
  | { readonly kind: 'usual'; readonly found: ClassFacts }
  | { readonly kind: 'young' | 'old'; readonly age: number; readonly found: ClassFacts };

/** The usual class for an age; where there is none, or another class is chosen, what is usual there. */
export const guidanceFor = (
  years: number,
  classes: readonly ClassFacts[],
  chosen: ClassFacts | undefined,
): Guidance | undefined => {
  const byAge = classes
    .filter(({ minAge }) => minAge !== undefined)
    .toSorted((a, b) => (a.minAge ?? 0) - (b.minAge ?? 0));
  const [first] = byAge;
  if (first?.minAge === undefined) return undefined;
  const found = byAge.findLast(({ minAge = 0 }) => minAge <= years);
  if (!found) return { kind: 'young', age: first.minAge, found: first };
  const last = found.maxAge ?? (byAge.at(-1) === found ? (found.minAge ?? 0) + 1 : years);
  if (years > last) return { kind: 'old', age: last, found };
  if (chosen?.minAge !== undefined && years < chosen.minAge)
    return { kind: 'young', age: chosen.minAge, found: chosen };
  if (chosen?.maxAge !== undefined && years > chosen.maxAge) return { kind: 'old', age: chosen.maxAge, found: chosen };
  return { kind: 'usual', found };
};

/** Replaces `{name}` in a text. */
export const fill = (text = '', values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** What the form says of the child's age at the moment. */
export interface AgeWords {
  readonly birth: string;
  readonly years: number;
  /** Years with their part. */
  readonly exact: number;
  readonly age: string;
  readonly day: string;
}

export const sessionInForm = (form: HTMLFormElement, data: FormData): SessionFacts | undefined =>
  (JSON.parse(form.dataset.sessions ?? '{}') as Readonly<Record<string, SessionFacts>>)[String(data.get('Session'))];

/** The classes that the chosen session takes, with the ages that hold in it. */
const takenIn = (session: SessionFacts | undefined, classes: readonly ClassFacts[]): readonly ClassFacts[] =>
  session?.taken?.flatMap((taken) => {
    const known = classes.find(({ id }) => id === taken.id);
    return known ? [{ ...taken, name: known.name, asks: known.asks }] : [];
  }) ?? classes;

/** The child's age as it stands in the form; undefined if the day is not yet there. */
export const ageInForm = (form: HTMLFormElement): AgeWords | undefined => {
  const data = new FormData(form);
  const birth = dayOfBoxes(data, 'Date_Of_Birth');
  const session = sessionInForm(form, data);
  if (birth === undefined || !session || !isDay(birth) || birth >= session.ageOn || birth < '1900') return undefined;
  const age = ageOn(birth, session.ageOn);
  return {
    birth,
    years: age.years,
    exact: age.years + age.months / 12,
    age: ageText(age, document.documentElement.lang),
    day: session.shown,
  };
};

/** Says beside the day of birth how old the child will be and which class that is for; it stops and chooses nothing. */
export const startAges = (form: HTMLFormElement): void => {
  const all = JSON.parse(form.dataset.classes ?? '[]') as readonly ClassFacts[];
  const said = JSON.parse(form.dataset.said ?? '{}') as Said;
  const region = form.querySelector<HTMLElement>('[data-age]');
  const earlier = form.querySelector<HTMLFieldSetElement>('[data-earlier]');
  if (!region || !earlier) return;

  const counted = form.querySelector<HTMLElement>('[data-ages-on]');

  const look = (): void => {
    const data = new FormData(form);
    const session = sessionInForm(form, data);
    const classes = takenIn(session, all);
    if (counted && session) counted.textContent = fill(said.agesOn, { date: session.shown });
    const chosen = classes.find(({ id }) => id === Number(data.get('Class_Id')));
    earlier.hidden = chosen?.asks !== true;
    earlier.disabled = earlier.hidden;
    const age = ageInForm(form);
    const guidance = age && guidanceFor(age.years, classes, chosen);
    for (const option of form.querySelectorAll<HTMLElement>('[data-class-option]')) {
      const id = Number(option.dataset.classOption);
      option.toggleAttribute('data-usual', guidance?.kind === 'usual' && guidance.found.id === id);
      const isTaken = classes.some((one) => one.id === id);
      option.hidden = !isTaken;
      for (const radio of option.querySelectorAll('input')) {
        radio.disabled = !isTaken;
        if (!isTaken) radio.checked = false;
      }
    }
    showNear(form);
    const name = String(data.get('Student_First_Name') ?? '').trim();
    const values = {
      name,
      age: age?.age ?? '',
      date: age?.day ?? '',
      class: guidance?.found.name ?? '',
      years: guidance && guidance.kind !== 'usual' ? guidance.age : '',
    };
    const lines =
      guidance && age
        ? [
            fill(name === '' ? said.ageCounted : said.ageIs, values),
            fill(
              guidance.kind === 'usual' ? said.ageUsual : guidance.kind === 'young' ? said.ageYoung : said.ageOld,
              values,
            ),
          ]
        : [];
    const text = lines.join('\n');
    if (region.dataset.text !== text) {
      region.dataset.text = text;
      region.replaceChildren(
        ...lines.map((line, i) =>
          Object.assign(document.createElement(i === 0 ? 'strong' : 'span'), { textContent: line }),
        ),
      );
    }
    form.dispatchEvent(new CustomEvent('aged', { detail: age }));
  };
  form.addEventListener('input', look);
  form.addEventListener('change', look);
  look();
};
