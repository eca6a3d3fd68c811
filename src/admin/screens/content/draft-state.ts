import { isSame } from '../../drafts/merge-fields.ts';
import type { Fields } from './fields.ts';
import { readTranslationPath, translationPath, translationsOf, valueAt, withText } from './translations.ts';

/** What is open in a form: the server's document, and what was typed since. */
export interface DraftState {
  readonly version: number;
  /** As the server has it. */
  readonly stored: Fields;
  /** What was typed and is not known to be saved; null takes a field away. */
  readonly typed: Fields;
  /**
   * What was typed where the server has it without its outer spaces and the like: it stays on show, and is saved, for as
   * long as the stored value is the same. Otherwise a space would go from under the hands of who is typing.
   */
  readonly worded: Fields;
}

/** A field that somebody else has changed while it was being typed in. */
export interface Conflict {
  /** Of a text in another language its place, `translations.hi.heading`. */
  readonly field: string;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** The field of a document in which a place is: `School_Timings[0].closes` is in `School_Timings`. */
export const fieldOf = (path: string): string => path.split(/[.[]/)[0] ?? path;

/** A value as the server may write it: texts without needless space, and nothing of what is empty. */
const inner = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC').replace(/\s+/gu, ' ').trim() || null;
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, inner(one)] as const)
    .filter(([, one]) => one !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const isSameInside = (a: unknown, b: unknown): boolean => isSame(inner(a), inner(b));

/** What is still to be shown as it was typed, with another document stored. */
const stillWorded = ({ stored, worded }: DraftState, document: Fields): Fields =>
  Object.fromEntries(Object.entries(worded).filter(([field]) => isSame(stored[field], document[field])));

const without = (fields: Fields, field: string): Fields => {
  const { [field]: _, ...others } = fields;
  return others;
};

/** What the form shows. */
export const shownFields = ({ stored, typed, worded }: DraftState): Fields => {
  const shown = { ...stored, ...worded, ...typed };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null && value !== undefined));
};

export const typeField = (state: DraftState, field: string, value: unknown): DraftState => {
  const { stored, worded } = state;
  const typed = without(state.typed, field);
  if (field in worded && isSame(value, worded[field])) return { ...state, typed };
  if (isSame(value, stored[field])) return { ...state, typed, worded: without(worded, field) };
  return { ...state, typed: { ...typed, [field]: value ?? null } };
};

/** Types in a field, or in a text in another language by its place. */
const typeAt = (state: DraftState, path: string, value: unknown): DraftState => {
  const place = readTranslationPath(path);
  if (!place) return typeField(state, path, value);
  const { locale, field } = place;
  const all = withText(translationsOf(shownFields(state)), locale, [field, value ?? undefined]);
  return typeField(state, 'translations', all);
};

export const typeFields = (state: DraftState, fields: Fields): DraftState =>
  Object.entries(fields).reduce((typed, [field, value]) => typeAt(typed, field, value), state);

/** After the server has taken what was sent: what was typed meanwhile stays typed. */
export const settle = (
  state: DraftState,
  sent: Fields,
  { version, document }: { readonly version: number; readonly document: Fields },
): DraftState => {
  const isSent = ([field, value]: [string, unknown]): boolean => field in sent && isSame(value, sent[field]);
  const typed = Object.entries(state.typed);
  const saved = typed.filter(isSent);
  const differing = saved.filter(
    ([field, value]) => !isSame(value, document[field]) && isSameInside(value, document[field]),
  );
  // What was shown of a field before is not what was typed in it last.
  const before = Object.entries(stillWorded(state, document)).filter(
    ([field]) => !saved.some(([one]) => one === field),
  );
  return {
    version,
    stored: document,
    typed: Object.fromEntries(typed.filter((entry) => !isSent(entry))),
    worded: Object.fromEntries([...before, ...differing]),
  };
};

/** The places of a document that were typed in: its fields, and of its texts in other languages each. */
const typedPlaces = ({ stored, typed }: DraftState): readonly string[] =>
  Object.keys(typed).flatMap((field) => {
    if (field !== 'translations') return [field];
    const [before, after] = [translationsOf(stored), translationsOf(typed)];
    const places = [before, after].flatMap((all) =>
      Object.entries(all).flatMap(([locale, texts]) => Object.keys(texts).map((text) => translationPath(locale, text))),
    );
    return [...new Set(places)].filter((place) => !isSame(valueAt(stored, place), valueAt(typed, place)));
  });

/**
 * Takes what somebody else has saved. Their fields and ours are joined, and so is each text in another language; of those
 * that both have changed to something else, which are given, a person decides.
 */
export const join = (
  state: DraftState,
  theirs: { readonly version: number; readonly document: Fields },
): { readonly state: DraftState; readonly conflicts: readonly Conflict[] } => {
  const { stored, typed } = state;
  const { version, document } = theirs;
  const places = typedPlaces(state).map((field) => ({
    field,
    before: valueAt(stored, field),
    theirs: valueAt(document, field),
    yours: readTranslationPath(field) ? valueAt(typed, field) : typed[field],
  }));
  const ours = places.filter((place) => !isSame(place.theirs, place.yours));
  const both = ours.filter((place) => !isSame(place.before, place.theirs));
  const start: DraftState = { version, stored: document, typed: {}, worded: stillWorded(state, document) };
  return {
    state: typeFields(start, Object.fromEntries(ours.map(({ field, yours }) => [field, yours]))),
    conflicts: both.map(({ field, theirs: other, yours }) => ({ field, theirs: other, yours })),
  };
};
