import type { Call } from '../define.ts';
import { getContent, listBin, listContent, listContentTypes, listHistory } from './read.ts';
import {
  bulkContent,
  createContent,
  duplicateContent,
  editContent,
  orderContent,
  publishContent,
  removeContent,
  restoreContent,
  scheduleContent,
  unpublishContent,
} from './write.ts';

/** The calls on website content of every type. */
export const contentCalls: readonly Call[] = [
  listContentTypes,
  listBin,
  listContent,
  getContent,
  listHistory,
  createContent,
  editContent,
  removeContent,
  publishContent,
  unpublishContent,
  scheduleContent,
  restoreContent,
  duplicateContent,
  orderContent,
  bulkContent,
];
