import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { namedFormats } from '../formats.ts';
import { rules } from '../problem.ts';
import type { Path } from './document.ts';
import { nearest } from './nearest.ts';
import type { Report } from './report.ts';

/** Formats that the engine's own schemas use. `text` marks a setting that takes a string of the theme. */
const formats = {
  ...namedFormats,
  text: true,
  link: /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/,
} as const;

export const createAjv = (): Ajv =>
  new Ajv({ allErrors: true, verbose: true, useDefaults: true, strictRequired: false, strictTypes: false, formats });

export const compileSchema = (ajv: Ajv, schema: JSONSchema): ValidateFunction => ajv.compile(schema as object);

const describeParent: Readonly<Record<string, string>> = { object: 'an object', array: 'a list', string: 'a text' };
const article = (type: string): string => describeParent[type] ?? (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The path of what an ajv error is about. */
export const pathOf = (base: Path, instancePath: string): Path => [
  ...base,
  ...instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
];

const wrappers = new Set(['if', 'anyOf', 'oneOf', 'propertyNames']);

/** Adds what ajv found to the report: one finding a mistake, wrapper errors left out. */
export const reportSchemaErrors = (errors: readonly ErrorObject[], base: Path, report: Report): void => {
  const unions = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf');
  const insideUnion = (error: ErrorObject): boolean =>
    unions.some((union) => error.schemaPath.startsWith(`${union.schemaPath}/`));
  const own = errors.filter((error) => !insideUnion(error));
  const unknown = own.filter((error) => error.keyword === 'additionalProperties');
  for (const error of unknown) reportUnknownKey(error, pathOf(base, error.instancePath), report);

  for (const error of own) {
    if (error.keyword === 'additionalProperties' || (wrappers.has(error.keyword) && !unions.includes(error))) continue;
    if (error.keyword === 'required' && isSaidByUnknownKey(error, unknown)) continue;
    reportOne(error, pathOf(base, error.instancePath), report);
  }
};

const reportUnknownKey = (error: ErrorObject, path: Path, report: Report): void => {
  const key = String(error.params.additionalProperty);
  const allowed = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
  report.add({
    rule: rules.unknownKey,
    path: [...path, key],
    at: 'key',
    message: `The key "${key}" is not known here.`,
    expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'no further keys',
    actual: key,
    candidates: allowed,
    word: key,
  });
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

const reportOne = (error: ErrorObject, path: Path, report: Report): void => {
  if (error.propertyName !== undefined) {
    report.add({
      rule: rules.notAllowed,
      path: [...path, error.propertyName],
      at: 'key',
      message: `"${error.propertyName}" cannot be a key here: it ${error.message ?? 'is not valid'}.`,
      expected: `${error.keyword} ${show(error.schema)}`,
      actual: error.propertyName,
    });
    return;
  }
  const actual = show(error.data);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      report.add({
        rule: rules.missingKey,
        path,
        subject: String(params.missingProperty),
        message: `The key "${String(params.missingProperty)}" is missing.`,
        expected: `"${String(params.missingProperty)}"`,
      });
      return;
    case 'type':
      report.add({
        rule: rules.wrongType,
        path,
        message: `This must be ${[params.type]
          .flat()
          .map((type) => article(String(type)))
          .join(' or ')}.`,
        expected: String(params.type),
        actual,
      });
      return;
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'enum' ? (params.allowedValues as unknown[]) : [params.allowedValue];
      report.add({
        rule: rules.notAllowed,
        path,
        message: `${actual} is not allowed here.`,
        expected: allowed.map((value) => JSON.stringify(value)).join(', '),
        actual,
        candidates: allowed.filter((value) => typeof value === 'string'),
        ...(typeof error.data === 'string' ? { word: error.data } : {}),
      });
      return;
    }
    case 'anyOf':
    case 'oneOf':
      report.add({
        rule: rules.wrongType,
        path,
        message: `${actual} has none of the forms that are allowed here.`,
        expected: unionForms(error),
        actual,
      });
      return;
    default:
      report.add({
        rule: rules.notAllowed,
        path,
        message: `${actual} ${error.message ?? 'is not valid'}.`,
        expected: `${error.keyword} ${show(error.schema)}`,
        actual,
      });
  }
};

const unionForms = (error: ErrorObject): string =>
  (Array.isArray(error.schema) ? error.schema : [])
    .map((form: { title?: string; type?: string; const?: unknown }) => form.title ?? form.type ?? show(form.const))
    .join(' or ');
