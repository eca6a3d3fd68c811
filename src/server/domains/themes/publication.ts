import type { Problem } from '#engine/index.ts';
import type { AffectedSchools } from './school-losses.ts';

/** What is live after a publication or a rollback, or would be. */
export interface Publication {
  readonly themeId: number;
  readonly slug: string;
  readonly version: string;
  readonly hash: string;
  /** The version that was live before; null if none was. */
  readonly previousHash: string | null;
  readonly previousVersion: string | null;
  /** Whether that version is live now: not so where it was only tried. */
  readonly live: boolean;
  /** Whether that version was live already, so that nothing was changed. */
  readonly unchanged: boolean;
  /** Warnings of the check. */
  readonly findings: readonly Problem[];
}

/** A publication, and the schools that lose something by it: they are named, and do not stop it. */
export interface Publishing extends Publication, AffectedSchools {}

/** Why nothing was changed: what is wrong and the cure. */
export interface RefusedPublication {
  readonly code: 'THEME_TOO_LARGE' | 'THEME_INVALID' | 'THEME_UNKNOWN' | 'THEME_CONFLICT';
  /** Where the code's own text does not say it all. */
  readonly reason: string;
  /** What the check found, where that is the reason. */
  readonly findings?: readonly Problem[];
}

export type PublicationResult<P extends Publication = Publication> =
  | { readonly ok: true; readonly publication: P }
  | { readonly ok: false; readonly refusal: RefusedPublication };

export const refuse = (
  code: RefusedPublication['code'],
  reason = '',
  findings?: readonly Problem[],
): { readonly ok: false; readonly refusal: RefusedPublication } => ({
  ok: false,
  refusal: { code, reason, ...(findings ? { findings } : {}) },
});
