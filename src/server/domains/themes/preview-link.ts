import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#server/core/crypto/sealer.ts';

/** The folder of a school's host under which its site is drawn in other themes. */
export const previewFolder = '/school/preview';

interface PreviewOf {
  readonly schoolId: number;
  readonly themeId: number;
  /** In milliseconds since the epoch. */
  readonly until: number;
  /** The changes that are in it. */
  readonly changes?: PreviewedChanges | undefined;
}

/** Changes that visitors do not see, as an address names them. */
export interface PreviewedChanges {
  /** The items of content. */
  readonly ids: readonly number[];
  /** Whether the draft of the choices for the theme is among them. */
  readonly hasChoices: boolean;
}

/** What a preview's address opens: a theme until a time, an end that has passed, or nothing. */
export type OpenedPreview =
  | ({ readonly kind: 'open' } & Omit<PreviewOf, 'schoolId'>)
  | { readonly kind: 'ended' }
  | { readonly kind: 'wrong' };

const markOf = (sealer: Sealer, { schoolId, themeId, until, changes }: PreviewOf): string => {
  const drafts = changes ? ` ${writeChanges(changes)}` : '';
  return sealer.fingerprint(`${schoolId} ${themeId} ${until}${drafts}`, 'theme preview');
};

/** `1a-2b`, with `0` for the choices: no item has that id. */
const writeChanges = ({ ids, hasChoices }: PreviewedChanges): string =>
  [...(hasChoices ? [0] : []), ...ids].map((id) => id.toString(36)).join('-');

const readChanges = (text: string): PreviewedChanges => {
  const ids = text.split('-').map((id) => Number.parseInt(id, 36));
  return { ids: ids.filter((id) => id !== 0), hasChoices: ids.includes(0) };
};

/** The path of the home page in a theme, signed; its pages are below it. It ends in a slash. */
export const previewPath = (sealer: Sealer, preview: PreviewOf): string => {
  const { themeId, until, changes } = preview;
  const drafts = changes ? `.${writeChanges(changes)}` : '';
  return `${previewFolder}/${themeId}.${until.toString(36)}${drafts}.${markOf(sealer, preview)}/`;
};

/** What the signed part of a preview's address opens at a school. */
export const openPreview = (
  sealer: Sealer,
  { token, schoolId, now }: { readonly token: string; readonly schoolId: number; readonly now: number },
): OpenedPreview => {
  const found =
    /^(?<id>[1-9]\d{0,9})\.(?<end>[\da-z]{1,11})(?:\.(?<changes>[\da-z]{1,7}(?:-[\da-z]{1,7})*))?\.(?<mark>[\w-]{43})$/.exec(
      token,
    )?.groups;
  if (!found) return { kind: 'wrong' };
  const preview = {
    schoolId,
    themeId: Number(found.id),
    until: Number.parseInt(found.end ?? '', 36),
    changes: found.changes === undefined ? undefined : readChanges(found.changes),
  };
  const [given, wanted] = [Buffer.from(found.mark ?? ''), Buffer.from(markOf(sealer, preview))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'wrong' };
  return preview.until <= now ? { kind: 'ended' } : { kind: 'open', ...preview };
};

const hour = 3_600_000;

/** The end of a link for the office's own frames: the same for a while, so that a frame is not drawn anew each time. */
export const frameEnd = (now: number): number => (Math.floor(now / hour) + 2) * hour;

/** The end of a link to changes that nobody is to see for long. */
export const draftsEnd = (now: number): number => now + 24 * hour;

/** The end of a link that is given to others. */
export const sharedEnd = (now: number): number => now + 7 * 24 * hour;
