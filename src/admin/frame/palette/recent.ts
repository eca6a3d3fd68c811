import { recentItem } from '../../session/hint.ts';

/** What was chosen, as it is kept on the device until the log-out. */
export interface Recent {
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

const most = 4;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'note', 'to'].every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string');

/** The last choices, the newest first; none where what is stored is not ours. */
export const readRecent = (): readonly Recent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentItem) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};

export const storeRecent = (chosen: Recent): void => {
  const others = readRecent().filter(({ to }) => to !== chosen.to);
  localStorage.setItem(recentItem, JSON.stringify([chosen, ...others].slice(0, most)));
};
