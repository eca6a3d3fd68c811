import { type ContentProblem } from '#server/core/validation/problem.ts';
import type { ContentDocument } from '#server/store/schema.ts';
/** Problems between the fields of a document of this type. */
export declare const checkRules: (type: string, document: ContentDocument) => ContentProblem[];
