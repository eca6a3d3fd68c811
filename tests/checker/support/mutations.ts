import fc from 'fast-check';
import { type Json, type JsonPath, pathsOf, replaceAt, rewriteEntry, valueAt } from './json-tree.ts';

/** Changes a text; the same change makes the same text. */
export type TextChange = (text: string) => string;

const strays = [
  ...['{', '}', '[', ']', ',', ':', '"', "'", '\\', '/', '//', '/* a */', '\n', '\t', ' ', '-', '1', 'e', 'null'],
  ...['\u0000', '\uFEFF', '\uD83D', '\uFFFD', '\\u', '\\ud800', '__proto__', '"a": 1, ', '"t"', '🎉', 'ö', '.', '~1'],
];

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const offsetIn = (text: string, at: number): number => Math.floor(at * text.length);

const textChange: fc.Arbitrary<TextChange> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 60 })).map(([at, length]) => (text: string) => {
    const from = offsetIn(text, at);
    return text.slice(0, from) + text.slice(from + length);
  }),
  fc.tuple(place, fc.constantFrom(...strays)).map(([at, stray]) => (text: string) => {
    const from = offsetIn(text, at);
    return text.slice(0, from) + stray + text.slice(from);
  }),
  fc.tuple(place, place, fc.integer({ min: 1, max: 200 })).map(([at, to, length]) => (text: string) => {
    const [from, there] = [offsetIn(text, at), offsetIn(text, to)];
    return text.slice(0, there) + text.slice(from, from + length) + text.slice(there);
  }),
  fc.tuple(place, fc.constantFrom(...strays)).map(([at, stray]) => (text: string) => {
    const from = offsetIn(text, at);
    return text.slice(0, from) + stray + text.slice(from + 1);
  }),
);

/** One to three changes of single characters and chunks. */
export const textChanges: fc.Arbitrary<TextChange> = fc
  .array(textChange, { minLength: 1, maxLength: 3 })
  .map((changes) => (text) => changes.reduce((current, change) => change(current), text));

/** Changes a document. */
export type DocumentChange = (document: Json) => Json;

const otherValues: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, '', ' ', '#fff', '#', '/', '//x', '/:a/:a', '-'],
  ...['x'.repeat(5000), 'data.banners', 'data.header.school_Name', 'data..x', 'settings.', 'route.query.page', '.'],
  ...[
    '{color.ink}',
    '{color.x}',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    'home',
    'banner',
    'THM042',
    'not-found',
  ],
  [],
  {},
  [{}],
  [[]],
  { t: 'nav.home' },
  { t: '' },
  { t: 'toString' },
  { ref: 'data.banners' },
  { ref: 'site.toString', fallback: {} },
  { ref: 'visitor.signedIn', op: 'equals', value: false },
  { any: [] },
  { all: [{ any: [{ ref: 'site.url', op: 'absent' }] }] },
  { $value: '{color.ink}' },
  { $value: { colorSpace: 'srgb', components: [2, 0, 0] } },
  { source: 'gallery', params: { page: { ref: 'route.params.x' } } },
  [{ rule: 'THM042', reason: 'It has its reasons.' }],
];

/** A word with one letter more, less, doubled or of the other case. */
const misspelled = (word: string, at: number, kind: number): string => {
  const from = Math.floor(at * word.length);
  const letter = word.charAt(from);
  const instead = ['', letter + letter, letter.toUpperCase(), 'x'][kind % 4] ?? '';
  return word.slice(0, from) + instead + word.slice(from + 1);
};

interface Pick {
  readonly at: number;
  /** Leaves tokens and texts alone, which are most of a theme. */
  readonly inPages: boolean;
  readonly to: number;
  readonly kind: number;
}

/** What is done with the value at a path. */
type Operation = (document: Json, path: JsonPath, pick: Pick) => Json;

const operations: Readonly<Record<string, Operation>> = {
  remove: (document, path) => rewriteEntry(document, path, () => []),
  replace: (document, path, { kind }) => replaceAt(document, path, otherValues[kind % otherValues.length] ?? null),
  rename: (document, path, { to, kind }) =>
    rewriteEntry(document, path, (key, item) => [[misspelled(key, to, kind), item]]),
  misspell: (document, path, { to, kind }) => {
    const value = valueAt(document, path);
    return typeof value === 'string' ? replaceAt(document, path, misspelled(value, to, kind)) : document;
  },
  repeat: (document, path) =>
    rewriteEntry(document, path, (key, item) => [
      [key, item],
      [`${key}2`, item],
    ]),
  empty: (document, path) => {
    const value = valueAt(document, path);
    return typeof value === 'object' ? replaceAt(document, path, Array.isArray(value) ? [] : {}) : document;
  },
  swap: (document, path, { to }) => {
    const other = pathIn(document, to);
    const [here, there] = [valueAt(document, path), valueAt(document, other)];
    if (here === undefined || there === undefined) return document;
    return replaceAt(replaceAt(document, path, there), other, here);
  },
  // A section into another list, a key into another object.
  move: (document, path, { to }) => {
    const [item, key] = [valueAt(document, path), path.at(-1)];
    const homes = pathsOf(document).filter((other) => {
      const value = valueAt(document, other);
      return typeof value === 'object' && Array.isArray(value) === (typeof key === 'number');
    });
    const home = homes[Math.floor(to * homes.length)];
    if (item === undefined || key === undefined || home === undefined) return document;
    const old = valueAt(document, home);
    const entered = Array.isArray(old) ? [...old, item] : { ...(old as object), [key]: item };
    return replaceAt(
      rewriteEntry(document, path, () => []),
      home,
      entered,
    );
  },
};

const pathIn = (document: Json, at: number, inPages = false): JsonPath => {
  const paths = pathsOf(document).filter(([root]) => !inPages || (root !== 'tokens' && root !== 'locales'));
  return paths[Math.floor(at * paths.length)] ?? [];
};

const documentChange: fc.Arbitrary<DocumentChange> = fc
  .record({
    name: fc.constantFrom(...Object.keys(operations)),
    at: place,
    inPages: fc.boolean(),
    to: place,
    kind: fc.nat({ max: otherValues.length * 4 }),
  })
  .map(
    ({ name, ...pick }) =>
      (document) =>
        operations[name]?.(document, pathIn(document, pick.at, pick.inPages), pick) ?? document,
  );

/** One to three changes of keys and values. */
export const documentChanges: fc.Arbitrary<DocumentChange> = fc
  .array(documentChange, { minLength: 1, maxLength: 3 })
  .map((changes) => (document) => changes.reduce((current, change) => change(current), document));
