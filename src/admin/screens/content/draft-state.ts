/** The fields of a document, as the API has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is open in a form: the server's document, and what was typed since. */
export interface DraftState {
  readonly version: number;
  /** As the server has it. */
  readonly stored: Fields;
  /** What was typed and is not known to be saved; null takes a field away. */
  readonly typed: Fields;
}

/** A field that somebody else has changed while it was being typed in. */
export interface Conflict {
  readonly field: string;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** The field of a document in which a place is: `School_Timings[0].closes` is in `School_Timings`. */
export const fieldOf = (path: string): string => path.split(/[.[]/)[0] ?? path;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What the form shows. */
export const shownFields = ({ stored, typed }: DraftState): Fields => {
  const shown = { ...stored, ...typed };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null && value !== undefined));
};

export const typeField = (state: DraftState, field: string, value: unknown): DraftState => {
  const { [field]: _, ...others } = state.typed;
  return { ...state, typed: isSame(value, state.stored[field]) ? others : { ...others, [field]: value ?? null } };
};

export const typeFields = (state: DraftState, fields: Fields): DraftState =>
  Object.entries(fields).reduce((typed, [field, value]) => typeField(typed, field, value), state);

/** After the server has taken what was sent: what was typed meanwhile stays typed. */
export const settle = (
  { typed }: DraftState,
  sent: Fields,
  { version, document }: { readonly version: number; readonly document: Fields },
): DraftState => {
  const rest = Object.entries(typed).filter(([field, value]) => !(field in sent && isSame(value, sent[field])));
  return { version, stored: document, typed: Object.fromEntries(rest) };
};

/**
 * Takes what somebody else has saved. Their fields and ours are joined; of those that both have changed to something
 * else, which are given, a person decides.
 */
export const join = (
  state: DraftState,
  theirs: { readonly version: number; readonly document: Fields },
): { readonly state: DraftState; readonly conflicts: readonly Conflict[] } => {
  const conflicts = Object.entries(state.typed)
    .filter(
      ([field, yours]) =>
        !isSame(state.stored[field], theirs.document[field]) && !isSame(theirs.document[field], yours),
    )
    .map(([field, yours]) => ({ field, theirs: theirs.document[field], yours }));
  const typed = Object.entries(state.typed).filter(([field, yours]) => !isSame(theirs.document[field], yours));
  return {
    state: { version: theirs.version, stored: theirs.document, typed: Object.fromEntries(typed) },
    conflicts,
  };
};
