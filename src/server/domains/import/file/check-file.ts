import { suggest } from '#server/core/validation/describe-error.ts';
import { findExcess } from '#server/core/validation/input-limits.ts';
import { joinPath, quoteValue } from '#server/core/validation/problem.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import { type ContentValidator, createContentValidator } from '#server/domains/content/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { type FileCollection, fileCollections, fileItemSchema } from './content-file.ts';
import { type FileItem, type FileProblem, place } from './file-item.ts';
import { checkPictureTexts, type PictureText, picturesKey } from './picture-texts.ts';

export interface CheckedFile {
  items: FileItem[];
  pictureTexts: PictureText[];
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

/** Every item of the file, what it says of their pictures, and everything wrong with any of it, the pictures aside. */
export const checkFile = (file: unknown): CheckedFile => {
  if (!isObject(file)) return { items: [], pictureTexts: [], problems: [rootProblem(file)] };
  const known = new Set([...fileCollections.map(({ key }) => key), picturesKey, '$schema']);
  const strange = Object.keys(file).filter((key) => !known.has(key));
  const found = fileCollections.map((collection) =>
    checkCollection(collection, Object.hasOwn(file, collection.key) ? file[collection.key] : undefined),
  );
  const items = found.flatMap((one) => one.items);
  const texts = checkTexts(file[picturesKey], items);
  return {
    items,
    pictureTexts: texts.pictureTexts,
    problems: [
      ...strange.slice(0, maxEntries).map(unknownKey),
      ...found.flatMap(({ problems }) => problems),
      ...texts.problems,
    ],
  };
};

const checkTexts = (value: unknown, items: readonly FileItem[]): Pick<CheckedFile, 'pictureTexts' | 'problems'> => {
  if (value === undefined || value === null) return { pictureTexts: [], problems: [] };
  if (!Array.isArray(value)) return { pictureTexts: [], problems: [notAList(picturesKey, value)] };
  if (value.length > maxEntries) return { pictureTexts: [], problems: [tooManyEntries(picturesKey, value.length)] };
  return checkPictureTexts(value, items);
};

type Checked = Pick<CheckedFile, 'items' | 'problems'>;

const checkCollection = (collection: FileCollection, value: unknown): Checked => {
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

const checkItem = ({ collection, validate, entry, index, ids }: ItemToCheck): Checked => {
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

const unknownKey = (key: string): FileProblem => {
  const near = suggest(key, [...fileCollections.map((collection) => collection.key), picturesKey]);
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
