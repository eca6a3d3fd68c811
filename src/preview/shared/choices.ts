/**
 * What the address of a previewed page chooses, next to its route. The first of each is what stands for nothing chosen.
 */
export interface Choices {
  /** A school's id; undefined for the one that the preview was started with. */
  readonly school: string | undefined;
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

const ofPage = new Set<string>([keys.school, keys.signedIn, keys.state, keys.seed, keys.width, keys.panel]);

/**
 * Reads the choices of an address, and says which of them mean nothing. Whether there is such a school, source or
 * state, others know.
 */
export const parseChoices = (search: URLSearchParams): { choices: Choices; problems: readonly string[] } => {
  const problems: string[] = [];
  const sources = new Map<string, string>();
  const looks = new Map<string, string>();
  for (const [key, value] of search) {
    if (key.startsWith(keys.source)) sources.set(key.slice(keys.source.length), value);
    else if (key.startsWith(keys.look)) looks.set(key.slice(keys.look.length), value);
    else if (isChoice(key) && !ofPage.has(key))
      problems.push(`The address has "${key}", which the preview does not know. It knows: ${knownKeys}.`);
  }
  const signedIn = search.get(keys.signedIn) ?? '0';
  if (signedIn !== '0' && signedIn !== '1') problems.push(`"${keys.signedIn}" is 0 or 1, not "${signedIn}".`);
  const seed = search.get(keys.seed) ?? '1';
  const isSeed = /^\d{1,9}$/.test(seed);
  if (!isSeed) problems.push(`"${keys.seed}" is a whole number from 0, not "${seed}".`);
  return {
    choices: {
      school: search.get(keys.school) ?? undefined,
      signedIn: signedIn === '1',
      sources,
      looks,
      state: search.get(keys.state) ?? undefined,
      seed: isSeed ? Number(seed) : 1,
    },
    problems,
  };
};

const knownKeys = [...ofPage, `${keys.source}<name>`, `${keys.look}<kind>`].join(', ');

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
