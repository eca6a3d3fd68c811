import fs from 'node:fs';
import path from 'node:path';

/** Those that are written on a schedule, and those of all rows before a migration. */
export type SnapshotKind = 'scheduled' | 'beforeMigration';

/** So many of each kind are kept. */
const maxKept = 5;

/** A file's time in the name of each kind: `<time>.tar.gz`, `before-<migration>-<time>.tar.gz`. */
const timePatterns: Readonly<Record<SnapshotKind, RegExp>> = {
  scheduled: /^(\d{4}-.*)\.tar\.gz$/,
  beforeMigration: /^before-.*-(\d{4}-\d\d-\d\dT.*)\.tar\.gz$/,
};

/** Where both kinds are. */
export const snapshotFolder = (dataDir: string): string => path.join(dataDir, 'snapshots');

/** Where a file of now is written; `migration` is that before which it is. */
export const snapshotPath = (dataDir: string, now: Date, migration?: string): string =>
  path.join(
    snapshotFolder(dataDir),
    `${migration === undefined ? '' : `before-${migration}-`}${timeInName(now)}.tar.gz`,
  );

// Colons are not allowed in file names everywhere.
export const timeInName = (now: Date): string => now.toISOString().replaceAll(':', '-');

/** The names of the files of a kind, the oldest first. */
export const snapshotNames = (dataDir: string, kind: SnapshotKind): string[] =>
  fs
    .readdirSync(snapshotFolder(dataDir))
    .flatMap((name) => {
      const time = timePatterns[kind].exec(name)?.[1];
      return time === undefined ? [] : [{ name, time }];
    })
    .sort((one, other) => (one.time < other.time ? -1 : 1))
    .map(({ name }) => name);

/** Removes all of a kind but the last five, and never what was just written, whatever the clock says. */
export const removeOldSnapshots = (dataDir: string, kind: SnapshotKind, written: string): void => {
  const others = snapshotNames(dataDir, kind).filter((name) => name !== path.basename(written));
  for (const name of others.slice(0, -(maxKept - 1))) fs.rmSync(path.join(snapshotFolder(dataDir), name));
};
