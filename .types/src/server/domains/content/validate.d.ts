import type { JSONSchema } from 'json-schema-to-ts';
import { type ContentType, type ContentTypeName } from '#schemas/content/index.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
export interface ContentValidatorOptions {
    /** Stands in for the content type's own schema, for a document in another form (a file's). */
    schema?: JSONSchema;
    /** Whether fields may be missing or empty: what is there must be of its form, and nothing else is asked. */
    isDraft?: boolean;
}
export type ContentValidator = (document: unknown) => ContentProblem[];
/** A check of documents of one type: schema, characters, relations between fields. It finds everything, and throws nothing. */
export declare function createContentValidator(type: ContentType, options?: ContentValidatorOptions): ContentValidator;
/** Everything wrong with a document that is to be published as content of this type; nothing where it is sound. */
export declare const validateContent: (type: ContentTypeName, document: unknown) => ContentProblem[];
/** Everything wrong with a draft of this type, which may be incomplete. */
export declare const validateDraft: (type: ContentTypeName, document: unknown) => ContentProblem[];
