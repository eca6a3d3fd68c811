import type { ErrorObject } from 'ajv';
import type { Path } from '../text/document.ts';
import { nearest } from '../text/nearest.ts';

/** What is wrong with the shape of one value, in the words of JSON Schema. */
export interface ShapeError {
  /** Of the value that has the wrong shape; of the object around it for a key too many or too few. */
  readonly path: Path;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the keyword says in the schema. */
  readonly schema?: unknown;
  readonly data?: unknown;
  /** The keys that would be known, for one that is not. */
  readonly knownKeys?: readonly string[];
  /** The keys that the object has to have which stands, or should stand, at the path. */
  readonly neededKeys?: readonly string[];
  /** Set where the key is wrong, not its value. */
  readonly propertyName?: string | undefined;
  /** Ajv's words: `must be <= 10`. */
  readonly message?: string | undefined;
  /** A sentence that says it better than the keyword does. */
  readonly says?: string;
}

/** The path of what an ajv error is about. */
export const pathOf = (base: Path, instancePath: string): Path => [
  ...base,
  ...instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
];

const unionWords = new Set(['anyOf', 'oneOf']);
const wrappers = new Set(['if', 'propertyNames']);

/** What ajv found, one error a mistake: what wraps another error is left out, and so is what another one says. */
export const shapeErrors = (errors: readonly ErrorObject[], base: Path): readonly ShapeError[] => {
  const unions = errors.filter(({ keyword }) => unionWords.has(keyword));
  const own = errors.filter(({ schemaPath }) => !unions.some((union) => schemaPath.startsWith(`${union.schemaPath}/`)));
  const unknown = own.filter(({ keyword }) => keyword === 'additionalProperties');
  return own
    .filter(({ keyword }) => !wrappers.has(keyword))
    .filter((error) => error.keyword !== 'required' || !isSaidByUnknownKey(error, unknown))
    .map((error) => ofAjv(error, base));
};

/** A misspelled key is not missing as well; nor is anything missing in an object of quite another kind. */
const isSaidByUnknownKey = (required: ErrorObject, unknown: readonly ErrorObject[]): boolean => {
  const keys = unknown
    .filter((error) => error.instancePath === required.instancePath)
    .map((error) => String(error.params.additionalProperty));
  if (keys.length === 0) return false;
  const missing = String(required.params.missingProperty);
  return (
    keys.some((key) => nearest(key, [missing]) !== undefined) ||
    Object.keys(required.data as object).every((key) => keys.includes(key))
  );
};

const ofAjv = (error: ErrorObject, base: Path): ShapeError => {
  const { keyword, params, schema, data, propertyName, message, instancePath, parentSchema } = error;
  const { properties = {}, required = [] } = (parentSchema ?? {}) as { properties?: object; required?: string[] };
  return {
    path: pathOf(base, instancePath),
    keyword,
    params: params as Record<string, unknown>,
    schema,
    data,
    knownKeys: Object.keys(properties),
    neededKeys: required,
    propertyName,
    message,
  };
};
