import type { HistoryEntry } from '#schemas/api/content/read.ts';
import type { Fields } from './fields.ts';

/** How far apart the savings of one person may be that count as one version, in milliseconds. */
const sittingMs = 30 * 60_000;

/** A version of an item, as somebody looks back at it. */
export interface Version extends HistoryEntry {
  /** The fields in which it differs from the one before, as far as that is known. */
  readonly changed: readonly string[];
}

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** The fields in which two documents differ. */
export const changedFields = (one: Fields | null, other: Fields | null): readonly string[] =>
  [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].filter(
    (field) => textOf(one?.[field]) !== textOf(other?.[field]),
  );

const isOneSitting = (newer: HistoryEntry, older: HistoryEntry): boolean =>
  newer.action === 'edit' &&
  older.action === 'edit' &&
  newer.user === older.user &&
  Date.parse(newer.at) - Date.parse(older.at) < sittingMs;

/** The history of an item, the last version first. A form saves itself again and again: that is one version. */
export const versionsOf = (entries: readonly HistoryEntry[]): readonly Version[] => {
  const kept: HistoryEntry[] = [];
  let last: HistoryEntry | undefined;
  for (const entry of entries) {
    if (!last || !isOneSitting(last, entry)) kept.push(entry);
    last = entry;
  }
  return kept.map((entry, at) => {
    const before = kept[at + 1];
    return { ...entry, changed: before ? changedFields(before.document, entry.document) : [] };
  });
};
