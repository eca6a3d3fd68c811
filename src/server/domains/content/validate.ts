import type { JSONSchema } from 'json-schema-to-ts';
import { type ContentType, type ContentTypeName, contentTypes } from '#schemas/content/index.ts';
import { isEmptyHtml } from '#server/core/html/sanitize-html.ts';
import { lazily } from '#server/core/lazily.ts';
import { createContentAjv } from '#server/core/validation/ajv.ts';
import { describeError } from '#server/core/validation/describe-error.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import { findBadTexts } from '#server/core/validation/text.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { listHtml } from './html-fields.ts';
import { findHeavyHtml } from './html-limits.ts';
import { checkRules } from './rules.ts';

export interface ContentValidatorOptions {
  /** Stands in for the content type's own schema, for a document in another form (a file's). */
  schema?: JSONSchema;
  /** Whether fields may be missing or empty: what is there must have the right form, and nothing else is required. */
  isDraft?: boolean;
}

export type ContentValidator = (document: unknown) => ContentProblem[];

/** Of one document: nobody reads more, and each takes a search for the name that was meant. */
const maxProblems = 50;

const compiler = lazily(() => createContentAjv({ strict: true }));

/**
 * A check of documents of one type: schema, characters, relations between fields. It finds everything, of the schema's
 * problems the first 50, and throws nothing.
 */
export const createContentValidator = (type: ContentType, options: ContentValidatorOptions = {}): ContentValidator => {
  // To compile all types takes longer than most commands do, and few of them look at content.
  const compiled = lazily(() => {
    // ajv's type takes no readonly arrays.
    const schema = (options.schema ?? type.schema) as Record<string, unknown>;
    return compiler().compile(options.isDraft ? lenient(schema) : schema);
  });
  return (document) => {
    const validate = compiled();
    const problems = validate(document) ? [] : (validate.errors ?? []).slice(0, maxProblems).map(describeError);
    if (!isDocument(document)) return problems;
    if (options.isDraft) return [...problems, ...findBadTexts(document)];
    const heavy = findHeavyHtml(type, document);
    const found = [...problems, ...heavy, ...findBadTexts(document), ...checkRules(type.type, document)];
    return [...found, ...emptyHtml(type, document, found)];
  };
};

interface Shape {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
}

/** A schema without its requirements of completeness. */
const lenient = ({ required: _r, minLength: _l, minItems: _i, ...schema }: Shape): Shape => {
  const { properties, additionalProperties, items } = schema;
  const inner = Object.entries(properties ?? {}).map(([name, property]) => [name, lenient(property)] as const);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(inner) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: lenient(additionalProperties) }),
    ...(items && { items: lenient(items) }),
  };
};

const validators: ReadonlyMap<string, ContentValidator> = new Map(
  contentTypes.map((type) => [type.type, createContentValidator(type)]),
);

const draftValidators: ReadonlyMap<string, ContentValidator> = new Map(
  contentTypes.map((type) => [type.type, createContentValidator(type, { isDraft: true })]),
);

/** Everything wrong with a document that is to be published as content of this type; nothing if it is sound. */
export const validateContent = (type: ContentTypeName, document: unknown): ContentProblem[] =>
  validatorOf(validators, type)(document);

/** Everything wrong with a draft of this type, which may be incomplete. */
export const validateDraft = (type: ContentTypeName, document: unknown): ContentProblem[] =>
  validatorOf(draftValidators, type)(document);

const validatorOf = (known: typeof validators, type: ContentTypeName): ContentValidator => {
  const validate = known.get(type);
  if (!validate) throw new TypeError(`${JSON.stringify(type)} is not a content type.`);
  return validate;
};

/** Required HTML of which nothing readable is left. */
const emptyHtml = (
  type: ContentType,
  document: ContentDocument,
  found: readonly ContentProblem[],
): ContentProblem[] => {
  return listHtml(type, document).flatMap(({ path, field, html }) => {
    if (found.some((problem) => problem.path === path) || !isEmptyHtml(html)) return [];
    return [{ path, field, message: 'Please enter text: nothing readable is left of this HTML.' }];
  });
};

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
