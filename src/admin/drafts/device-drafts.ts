import { deviceDraftPrefix } from '#schemas/office.ts';
import { dayMs } from '#shared/calendar.ts';

/** What the names of somebody's drafts begin with, where they are stored on the device. */
export const draftPrefix = (userId: number): string => `${deviceDraftPrefix}${userId}:`;

/** What stands before the window that a draft is of, in its name. */
const windowMark = '@';

/** The name of a draft that each window has of its own. */
export const ofWindow = (name: string, window: string): string => name + windowMark + window;

/** Of what is stored, the drafts of a name that are of windows which are closed. */
export const leftDrafts = (
  items: readonly string[],
  name: string,
  isOpen: (window: string) => boolean,
): readonly string[] =>
  items.filter((item) => {
    const [of, window = ''] = item.split(windowMark);
    return of === name && !isOpen(window);
  });

/** What is kept of a form, and when it was last changed, in milliseconds since 1970. */
export interface Kept<Fields = unknown> {
  readonly at: number;
  readonly fields: Fields;
}

/** What nobody has gone on with for a week is not kept any longer: it may name people. */
const keptMs = 7 * dayMs;

export const isFresh = ({ at }: Kept): boolean => Date.now() - at < keptMs;

export type DraftKind = 'post' | `${'enquiry' | 'student' | 'member'}${'New' | 'Changed'}`;

export interface ListedDraft {
  /** Where it is stored. */
  readonly item: string;
  readonly kind: DraftKind;
  readonly at: number;
}

const names = /^(?:(post)|(enquiry|student|member):(?:(new)|\d+))/;

/** What somebody has typed on this device and not saved, the newest first, from what is stored there. */
export const listDrafts = (stored: Readonly<Record<string, string>>, userId: number): readonly ListedDraft[] => {
  const prefix = draftPrefix(userId);
  return Object.entries(stored)
    .flatMap(([item, text]) => {
      const found = item.startsWith(prefix) ? names.exec(item.slice(prefix.length)) : null;
      if (!found) return [];
      const [, post, form, isNew] = found;
      const kind = (post ?? `${form}${isNew ? 'New' : 'Changed'}`) as DraftKind;
      const kept = JSON.parse(text) as Kept;
      return isFresh(kept) ? [{ item, kind, at: kept.at }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
};
