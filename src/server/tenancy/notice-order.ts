import type { ContentItemOf } from './content-reader.ts';

/** Notices in the order in which they are read: pinned ones first, then the newest. */
export const byPinThenNewest = (a: ContentItemOf<'notice'>, b: ContentItemOf<'notice'>): number =>
  Number(b.document.isPinned === true) - Number(a.document.isPinned === true) ||
  b.document.entryDateTime.localeCompare(a.document.entryDateTime) ||
  b.id - a.id;
