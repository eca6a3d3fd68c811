import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environmentSchema } from '#server/main/config.ts';
import { controlSocketName } from '#server/main/control/protocol.ts';
import { databaseDirectory } from '#server/store/snapshots.ts';
import { loadEnvironmentFile } from './environment.ts';

/** Whether there is a database, or a server that has one. Checking creates none, unlike running a command. */
export const hasDatabase = (): boolean => {
  loadEnvironmentFile();
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env;
  const dataDir = resolve(folder || environmentSchema.properties.DATA_DIR.default);
  return (
    Boolean(url) || [databaseDirectory(dataDir), join(dataDir, controlSocketName)].some((path) => existsSync(path))
  );
};
