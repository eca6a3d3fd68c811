import type { JSONSchema } from 'json-schema-to-ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { lazily } from '#server/core/lazily.ts';
import { createContentAjv } from '#server/core/validation/ajv.ts';
import { describeError } from '#server/core/validation/describe-error.ts';
import { requireInputLimits } from '#server/core/validation/input-limits.ts';
import { errorsOf } from '#server/core/validation/problem.ts';
import { findBadTexts, normaliseTexts } from '#server/core/validation/text.ts';
import { readJsonFields } from './json-fields.ts';

/** Checks one part of a request; gives it with defaults filled in. Errors: `NOT_VALID` with a text for each field. */
export type PartValidator = (value: unknown) => unknown;

const newAjv = (coerceTypes: 'array' | false) =>
  createContentAjv({ useDefaults: true, strictTypes: false, coerceTypes });

const texts = lazily(() => newAjv('array'));
const values = lazily(() => newAjv(false));

/** A field that a form left empty was not filled in. */
const withoutEmpty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== ''))
    : value;

/** `fromText` reads numbers and booleans from texts, as queries and forms have them. */
export const createPartValidator = (schema: JSONSchema, { fromText }: { fromText: boolean }): PartValidator => {
  // With hundreds of parts, to compile them all would be most of the server's start.
  const compiled = lazily(() => (fromText ? texts : values)().compile(schema as object));
  return (value) => {
    const validate = compiled();
    const given = fromText ? readJsonFields(schema, withoutEmpty(value)) : value;
    requireInputLimits(given);
    const checked: unknown = normaliseTexts(structuredClone(given ?? {}), schema);
    const problems = validate(checked) ? [] : (validate.errors ?? []).slice(0, maxProblems).map(describeError);
    const found = [...problems, ...findBadTexts(checked).slice(0, maxProblems)];
    if (found.length === 0) return checked;
    throw notValid(errorsOf(found));
  };
};

/** A check of one part of a request as it is: what is wrong, as ajv says it, or undefined. */
export const createPlainValidator = (
  schema: JSONSchema,
  part: string,
): ((input: Readonly<Record<string, unknown>>) => string | undefined) => {
  const compiled = lazily(() => values().compile(schema as object));
  return ({ [part]: value = null }) => {
    const validate = compiled();
    return validate(value) ? undefined : values().errorsText(validate.errors, { dataVar: part });
  };
};

/** More than these no form shows, and to describe them all takes its time. */
const maxProblems = 50;

/** A check that an answer is what its call declares; throws where it is not. For tests. */
export const createAnswerValidator = (schema: JSONSchema): ((body: unknown, call: string) => void) => {
  const compiled = lazily(() => values().compile(schema as object));
  return (body, call) => {
    const validate = compiled();
    // What is undefined never reaches the wire.
    if (validate(JSON.parse(JSON.stringify(body ?? null)))) return;
    throw new Error(`"${call}" answers what it does not declare: ${values().errorsText(validate.errors)}`);
  };
};
