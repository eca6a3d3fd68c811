import type { ContentType } from '#schemas/content/index.ts';
import { suggest } from '#server/core/validation/describe-error.ts';
import { findExcess } from '#server/core/validation/input-limits.ts';
import { type ContentProblem, joinPath, quoteValue } from '#server/core/validation/problem.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import { type ContentValidator, createContentValidator } from '#server/domains/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { type FileCollection, fileCollections, fileItemSchema } from './content-file.ts';

/** One item of `content.json`, with paths of picture files in its picture fields. */
export interface FileItem {
  /** Where in the file: `holidays[3]`, `header`. */
  path: string;
  type: ContentType;
  /** The item's id in the file, or its position: the same at each import. */
  externalId: string;
  position: number;
  document: ContentDocument;
}

/** A problem of the file; `path` counts from the file's root. */
export interface FileProblem extends ContentProblem {
  /** The path of the item that must be fixed or left out. */
  item: string;
}

export interface CheckedFile {
  items: FileItem[];
  problems: FileProblem[];
}

const validators: ReadonlyMap<string, ContentValidator> = new Map(
  fileCollections.map((collection) => [
    collection.key,
    createContentValidator(collection.type, { schema: fileItemSchema(collection) }),
  ]),
);

/** Entries of one list; a school of a hundred years has fewer notices. */
const maxEntries = 10_000;

/** Every item of the file and everything wrong with any of them, pictures aside. */
export const checkFile = (file: unknown): CheckedFile => {
  if (!isObject(file)) return { items: [], problems: [rootProblem(file)] };
  const known = new Map(fileCollections.map((collection) => [collection.key, collection]));
  const strange = Object.keys(file).filter((key) => !known.has(key) && key !== '$schema');
  const found = fileCollections.map((collection) =>
    checkCollection(collection, Object.hasOwn(file, collection.key) ? file[collection.key] : undefined),
  );
  return {
    items: found.flatMap(({ items }) => items),
    problems: [...strange.slice(0, maxEntries).map(unknownKey), ...found.flatMap(({ problems }) => problems)],
  };
};

const checkCollection = (collection: FileCollection, value: unknown): CheckedFile => {
  const { key, type } = collection;
  if (value === undefined || value === null) return { items: [], problems: key === 'header' ? [missingHeader()] : [] };
  if (!type.singleton && !Array.isArray(value)) return { items: [], problems: [notAList(key, value)] };
  const validate = validators.get(key);
  if (!validate) throw new TypeError(`${JSON.stringify(key)} is not a collection of the file.`);
  const values = Array.isArray(value) && !type.singleton ? value : [value];
  if (values.length > maxEntries) return { items: [], problems: [tooManyEntries(key, values.length)] };
  const ids = new Map<string, string>();
  const results = values.map((entry: unknown, index) => checkItem({ collection, validate, entry, index, ids }));
  return { items: results.flatMap(({ items }) => items), problems: results.flatMap(({ problems }) => problems) };
};

interface ItemToCheck {
  collection: FileCollection;
  validate: ContentValidator;
  entry: unknown;
  index: number;
  /** Ids met so far in this collection, with the item that has each. */
  ids: Map<string, string>;
}

const checkItem = ({ collection, validate, entry, index, ids }: ItemToCheck): CheckedFile => {
  const { key, type, idField } = collection;
  const path = type.singleton ? key : joinPath(key, index);
  const { reason, stacked } = findExcess(entry);
  const excess = reason === undefined ? stacked : [{ path: '', field: '', message: `This is too large: ${reason}.` }];
  if (excess.length > 0) return { items: [], problems: excess.map((problem) => place(path, problem)) };
  const document = dropEmpty(normaliseTexts(entry, type.schema));
  const problems = validate(document).map((problem) => place(path, problem));
  if (!isObject(document)) return { items: [], problems };
  const id = idField === undefined ? undefined : document[idField];
  const externalId = type.singleton ? 'single' : Number.isInteger(id) ? String(id) : `position:${index}`;
  const other = ids.get(externalId);
  if (other !== undefined && idField !== undefined) problems.push(usedId({ path, idField, id, other }));
  else ids.set(externalId, path);
  return { items: [{ path, type, externalId, position: index, document }], problems };
};

/** Empty texts and nulls say the same as no field; `#` means no login site. */
const dropEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => inner !== '' && inner !== null && !(key === 'student_Domain' && inner === '#'),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, dropEmpty(inner)]));
};

/** A document's problem as one of the file. */
export const place = (item: string, problem: ContentProblem): FileProblem => {
  const path =
    problem.path === '' ? item : problem.path.startsWith('[') ? item + problem.path : `${item}.${problem.path}`;
  return { ...problem, item, path };
};

const unknownKey = (key: string): FileProblem => {
  const near = suggest(
    key,
    fileCollections.map((collection) => collection.key),
  );
  const hint = didYouMean(near.suggestion);
  return { item: key, path: key, field: key, message: `content.json has no key "${key}".${hint}`, ...near };
};

const tooManyEntries = (key: string, count: number): FileProblem => ({
  item: key,
  path: key,
  field: key,
  message: `Use at most ${maxEntries} entries.`,
  expected: `at most ${maxEntries} entries`,
  actual: `${count} entries`,
});

const missingHeader = (): FileProblem => ({
  item: 'header',
  path: 'header',
  field: 'header',
  message: 'Please enter the header with at least school_Name.',
});

const notAList = (key: string, value: unknown): FileProblem => ({
  item: key,
  path: key,
  field: key,
  message: 'This must be a list in square brackets.',
  expected: 'a list',
  actual: quoteValue(value),
});

const rootProblem = (value: unknown): FileProblem => ({
  item: '',
  path: '',
  field: '',
  message: 'content.json must contain one object in braces.',
  expected: 'an object',
  actual: quoteValue(value),
});

interface UsedId {
  path: string;
  idField: string;
  id: unknown;
  other: string;
}

const usedId = ({ path, idField, id, other }: UsedId): FileProblem => ({
  item: path,
  path: joinPath(path, idField),
  field: idField,
  message: `${idField} ${String(id)} is already used by ${other}.`,
  actual: quoteValue(id),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
