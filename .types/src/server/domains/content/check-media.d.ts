import type { ContentType } from '#schemas/content/index.ts';
import { type ContentProblem } from '#server/core/validation/problem.ts';
import { type ContentDocument } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** Problems with a document's pictures and files: each must be in its school's library, in the class of its field. */
export declare const checkMedia: (db: Db, type: ContentType, document: ContentDocument) => Promise<ContentProblem[]>;
