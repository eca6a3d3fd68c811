import { Ajv } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { type ContentType, type ContentTypeName, contentTypes } from '../../../schemas/content/index.ts';
import type { ContentDocument } from '../store/schema.ts';
import { describeError } from './describe-error.ts';
import { formats } from './formats.ts';
import type { ContentProblem } from './problem.ts';
import { checkRules } from './rules.ts';
import { htmlToText } from './sanitize-html.ts';
import { findBadTexts } from './text.ts';

export interface ContentValidatorOptions {
  /** Stands in for the content type's own schema, for a document in another form (a file's). */
  schema?: JSONSchema;
}

export type ContentValidator = (document: unknown) => ContentProblem[];

/** A check of documents of one type: schema, characters, relations between fields. It finds everything, and throws nothing. */
export function createContentValidator(type: ContentType, options: ContentValidatorOptions = {}): ContentValidator {
  const ajv = new Ajv({ allErrors: true, strict: true, verbose: true });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  // ajv's type takes no readonly arrays.
  const validate = ajv.compile((options.schema ?? type.schema) as Record<string, unknown>);
  return (document) => {
    const problems = validate(document) ? [] : (validate.errors ?? []).map(describeError);
    if (!isDocument(document)) return problems;
    const found = [...problems, ...findBadTexts(document), ...checkRules(type.type, document)];
    return [...found, ...emptyHtml(type, document, found)];
  };
}

const validators: ReadonlyMap<string, ContentValidator> = new Map(
  contentTypes.map((type) => [type.type, createContentValidator(type)]),
);

/** Everything wrong with a document that is to be published as content of this type; nothing where it is sound. */
export function validateContent(type: ContentTypeName, document: unknown): ContentProblem[] {
  const validate = validators.get(type);
  if (!validate) throw new TypeError(`${JSON.stringify(type)} is not a content type.`);
  return validate(document);
}

/** Required HTML of which nothing readable is left. */
function emptyHtml(type: ContentType, document: ContentDocument, found: readonly ContentProblem[]): ContentProblem[] {
  return (type.html ?? []).flatMap((field) => {
    const html = document[field];
    if (typeof html !== 'string' || found.some((problem) => problem.path === field) || htmlToText(html) !== '')
      return [];
    return [{ path: field, field, message: 'Please enter text: nothing readable is left of this HTML.' }];
  });
}

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
