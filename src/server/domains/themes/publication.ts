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
