import { namedFormats } from '#engine/formats.ts';

/**
 * What the address of a previewed page chooses, next to its route. The first of each is what stands for nothing chosen.
 */
export interface Choices {
  /** A school's id; undefined for the one that the preview was started with. */
  readonly school: string | undefined;
  /** Whether the school's own colours and other choices are left aside. */
  readonly themeAlone: boolean;
  /** Undefined for the one that the school has chosen; an empty text for none. */
  readonly preset: string | undefined;
  /** Settings of the theme by id, each as it is written; others are as the school, the preset or the theme has them. */
  readonly settings: ReadonlyMap<string, string>;
  /** The day at the school, YYYY-MM-DD; undefined for today. */
  readonly date: string | undefined;
  readonly signedIn: boolean;
  /** By source, how it answers: a class of its answers, `failing` or `slow`. Others answer as they do. */
  readonly sources: ReadonlyMap<string, string>;
  /** By kind of section, the look that all of its sections stand in; others stand in the theme's. */
  readonly looks: ReadonlyMap<string, string>;
  /** A state of `theme test`: it says who visits which page with which data, and the choices above are set aside. */
  readonly state: string | undefined;
  /** Another seed gives other texts and numbers where data is generated. */
  readonly seed: number;
}

/** The keys of the query that hold choices. A theme's own keys have no dot. */
export const keys = {
  school: 'preview.school',
  themeAlone: 'preview.theme-alone',
  preset: 'preview.preset',
  setting: 'preview.set.',
  date: 'preview.date',
  signedIn: 'preview.signed-in',
  source: 'preview.source.',
  look: 'preview.look.',
  state: 'preview.state',
  seed: 'preview.seed',
  width: 'preview.width',
  panel: 'preview.panel',
} as const;

const prefix = 'preview.';

/** Those of the panel's window: no page depends on them. */
export const isPanelKey = (key: string): boolean => key === keys.width || key === keys.panel;
export const isChoice = (key: string): boolean => key.startsWith(prefix);

const ofPage = new Set<string>([
  keys.school,
  keys.themeAlone,
  keys.preset,
  keys.date,
  keys.signedIn,
  keys.state,
  keys.seed,
  keys.width,
  keys.panel,
]);

/** The days that a preview can be of. */
export const days = { first: '1900-01-01', last: '2199-12-31' } as const;

/** YYYY-MM-DD. */
export const isDay = (text: string): boolean => namedFormats.date(text) && text >= days.first && text <= days.last;

/**
 * Reads the choices of an address, and says which of them mean nothing. Whether there is such a school, source or
 * state, others know.
 */
export const parseChoices = (search: URLSearchParams): { choices: Choices; problems: readonly string[] } => {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  const looks = new Map<string, string>();
  const settings = new Map<string, string>();
  for (const [key, value] of search) {
    if (key.startsWith(keys.source)) sources.set(key.slice(keys.source.length), value);
    else if (key.startsWith(keys.look)) looks.set(key.slice(keys.look.length), value);
    else if (key.startsWith(keys.setting)) settings.set(key.slice(keys.setting.length), value);
    else if (isChoice(key) && !ofPage.has(key))
      problems.push(`The address has "${key}", which the preview does not know. It knows: ${knownKeys}.`);
  }
  const flag = (key: string): boolean => {
    const text = search.get(key) ?? '0';
    if (text !== '0' && text !== '1') problems.push(`"${key}" is 0 or 1, not "${text}".`);
    return text === '1';
  };
  const signedIn = flag(keys.signedIn);
  const themeAlone = flag(keys.themeAlone);
  const date = search.get(keys.date) ?? undefined;
  const hasDay = date === undefined || isDay(date);
  if (!hasDay) problems.push(`"${keys.date}" is a day from ${days.first} to ${days.last}, not "${date}".`);
  const seed = search.get(keys.seed) ?? '1';
  const isSeed = /^\d{1,9}$/.test(seed);
  if (!isSeed) problems.push(`"${keys.seed}" is a whole number from 0, not "${seed}".`);
  return {
    choices: {
      school: search.get(keys.school) ?? undefined,
      themeAlone,
      preset: search.get(keys.preset) ?? undefined,
      settings,
      date: hasDay ? date : undefined,
      signedIn,
      sources,
      looks,
      state: search.get(keys.state) ?? undefined,
      seed: isSeed ? Number(seed) : 1,
    },
    problems,
  };
};

const knownKeys = [...ofPage, `${keys.setting}<id>`, `${keys.source}<name>`, `${keys.look}<kind>`].join(', ');

/** An address with nothing chosen of its page. */
export const withoutChoices = (url: URL): URL => {
  const next = new URL(url);
  for (const [key] of url.searchParams) if (isChoice(key)) next.searchParams.delete(key);
  return next;
};

/** The choices of `from` on an address that a visitor of that page goes to. A state is one page's: another has none. */
export const carryChoices = (from: URL, to: URL): URL => {
  const next = new URL(to);
  for (const [key, value] of from.searchParams) {
    if (isChoice(key) && !next.searchParams.has(key)) next.searchParams.append(key, value);
  }
  if (pageOf(from) !== pageOf(to)) next.searchParams.delete(keys.state);
  return next;
};

/** An address without what is chosen of it, and without its fragment. */
const pageOf = ({ pathname, searchParams }: URL): string => {
  const query = [...searchParams].filter(([key]) => !isChoice(key));
  return `${pathname}?${new URLSearchParams(query)}`;
};
