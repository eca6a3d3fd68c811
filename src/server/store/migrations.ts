import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

const folder = join(packageRoot, 'src/server/store/migrations');

/** The migrations in the order in which they run: the .sql files of `migrations/`, each ending with one line break. */
export const migrations: readonly { name: string; sql: string }[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({
    name: name.replace(/\.sql$/, ''),
    sql: `${readFileSync(join(folder, name), 'utf8').trimEnd()}\n`,
  }));
