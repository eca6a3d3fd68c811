import { fill, type Said } from './ages.ts';

/** What is kept of a form on the device. */
interface Draft {
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
}

const waitMs = 500;
/** What nobody should find again: the consent is given each time, and the trap is no field. */
const unkept = new Set(['Consent', 'Company_Fax']);

/** Keeps what is typed on the device until it is sent or cleared, and offers it to who comes back. */
export const startDraft = (form: HTMLFormElement): void => {
  const key = form.dataset.draft;
  const bar = form.querySelector<HTMLElement>('[data-draft-bar]');
  const line = bar?.querySelector('[data-draft-said]');
  if (key === undefined || !bar || !line) return;
  const said = JSON.parse(form.dataset.said ?? '{}') as Said;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was found is not written over before the visitor has said what becomes of it. */
  let isAsking = false;

  /** Says a sentence with the buttons that go with it. */
  const say = (text = '', ...shown: readonly string[]): void => {
    line.textContent = text;
    for (const button of bar.querySelectorAll<HTMLElement>('[data-draft-do]'))
      button.hidden = !shown.includes(button.dataset.draftDo ?? '');
    bar.toggleAttribute('data-has-draft', text !== '');
  };
  const keep = (): void => {
    if (isAsking) return;
    const values = Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' && !unkept.has(name) ? [[name, value]] : [],
      ),
    );
    if (write(key, { at: Date.now(), values })) say(said.draftKept, 'clear');
  };
  const forget = (): void => {
    clearTimeout(timer);
    write(key, undefined);
  };

  const actions: Readonly<Record<string, () => void>> = {
    continue() {
      isAsking = false;
      const draft = read(key);
      if (draft) restore(form, draft);
      say(said.draftKept, 'clear');
      form.querySelector<HTMLElement>('[data-step] input:not([type="hidden"])')?.focus();
    },
    again() {
      isAsking = false;
      forget();
      say();
      form.querySelector<HTMLElement>('[data-step] input:not([type="hidden"])')?.focus();
    },
    clear() {
      say(said.draftAsk, 'reallyClear', 'keep');
      bar.querySelector<HTMLElement>('[data-draft-do="keep"]')?.focus();
    },
    reallyClear() {
      forget();
      form.reset();
      form.dispatchEvent(new Event('change'));
      say();
      form.querySelector<HTMLElement>('[data-step] input:not([type="hidden"])')?.focus();
    },
    keep() {
      say(said.draftKept, 'clear');
      bar.querySelector<HTMLElement>('[data-draft-do="clear"]')?.focus();
    },
  };
  for (const button of bar.querySelectorAll<HTMLElement>('[data-draft-do]'))
    button.addEventListener('click', () => actions[button.dataset.draftDo ?? '']?.());
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(keep, waitMs);
  });
  form.addEventListener('answered', forget);

  const found = read(key);
  isAsking = found !== undefined;
  if (found) say(fill(said.draftFound, { time: timeText(found.at) }), 'continue', 'again');
};

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang === 'en' ? 'en-IN' : document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
    numberingSystem: 'latn',
  }).format(new Date(at));

const read = (key: string): Draft | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    // Not ours, or the visitor lets no site keep anything.
    return undefined;
  }
};

/** Whether the device keeps it. */
const write = (key: string, draft: Draft | undefined): boolean => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};

const restore = (form: HTMLFormElement, { values }: Draft): void => {
  for (const [name, value] of Object.entries(values)) {
    const found = form.elements.namedItem(name);
    // A session that is closed by now has no radio, and one that stands alone no choice.
    if (found instanceof RadioNodeList) found.value = value;
    else if (found instanceof HTMLInputElement && found.type === 'hidden') continue;
    else if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = true;
    else if (found && 'value' in found) found.value = value;
  }
  form.dispatchEvent(new Event('change'));
};
