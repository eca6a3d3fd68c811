import type { Handler } from '#server/http/calls/handle.ts';
import { listAlikeHandler, listAlikePairsHandler } from './alike.ts';
import { mergeStudentsHandler } from './merge.ts';
import { previewMergeHandler } from './preview.ts';

/** What the calls about students who were entered twice do. */
export const studentMergeHandlers: readonly Handler[] = [
  listAlikeHandler,
  listAlikePairsHandler,
  mergeStudentsHandler,
  previewMergeHandler,
];
