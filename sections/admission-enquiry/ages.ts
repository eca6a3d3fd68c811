interface ClassFacts {
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly asksEarlierSchool: boolean;
}

interface SessionFacts {
  readonly firstDay: string;
  /** The same as people read it. */
  readonly shown: string;
}

type Facts<T> = Readonly<Record<string, T>>;

/** The day of birth of someone who is of an age on a day. */
const bornFor = (age: number, day: string): string => `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;

/** Whether the day of birth is unusual for a class, and the year that it should be; undefined if nothing is. */
export const findUnusualAge = (
  birth: string,
  { minAge, maxAge }: Omit<ClassFacts, 'asksEarlierSchool'>,
  firstDay: string,
): { readonly kind: 'young' | 'old'; readonly age: number } | undefined => {
  if (minAge !== undefined && birth > bornFor(minAge, firstDay)) return { kind: 'young', age: minAge };
  if (maxAge !== undefined && birth <= bornFor(maxAge + 1, firstDay)) return { kind: 'old', age: maxAge };
  return undefined;
};

/** Asks for the school before only where the class does, and says next to the day of birth when it is unusual. */
export const startAges = (form: HTMLFormElement): void => {
  const control = (name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  const [session, chosenClass, birth] = ['Session', 'Class_Id', 'Date_Of_Birth'].map(control);
  const earlier = form.querySelector<HTMLFieldSetElement>('[data-earlier]');
  if (!session || !chosenClass || !birth || !earlier) return;
  const classes = JSON.parse(form.dataset.classes ?? '{}') as Facts<ClassFacts>;
  const sessions = JSON.parse(form.dataset.sessions ?? '{}') as Facts<SessionFacts>;
  form.querySelector('[data-earlier-hint]')?.remove();
  const notice = document.createElement('p');
  notice.dataset.notice = '';
  notice.role = 'status';
  birth.after(notice);

  const look = (): void => {
    const facts = classes[chosenClass.value];
    const day = sessions[session.value];
    const isWanted = facts?.asksEarlierSchool === true;
    earlier.hidden = !isWanted;
    earlier.disabled = !isWanted;
    const found = facts && day && birth.value ? findUnusualAge(birth.value, facts, day.firstDay) : undefined;
    notice.textContent = found
      ? (form.dataset[found.kind] ?? '').replace('{age}', String(found.age)).replace('{date}', day?.shown ?? '')
      : '';
  };
  for (const one of [session, chosenClass, birth]) one.addEventListener('change', look);
  look();
};
