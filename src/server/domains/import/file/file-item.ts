import type { ContentType } from '#schemas/content/index.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import type { ContentDocument } from '#server/store/schema.ts';

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

/** A document's problem as one of the file. */
export const place = (item: string, problem: ContentProblem): FileProblem => {
  const path =
    problem.path === '' ? item : problem.path.startsWith('[') ? item + problem.path : `${item}.${problem.path}`;
  return { ...problem, item, path };
};
