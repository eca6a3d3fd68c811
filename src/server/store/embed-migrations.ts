import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
const target = fileURLToPath(new URL('./migrations.ts', import.meta.url));

/** The text of `migrations.ts`: the .sql files as strings, so that a bundle carries them. */
export function embedMigrations(): string {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const items = names.map((name) => {
    const sql = fs.readFileSync(`${folder}/${name}`, 'utf8').trimEnd();
    const escaped = sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
    return `  {\n    name: '${name.replace(/\.sql$/, '')}',\n    sql: \`${escaped}\n\`,\n  },\n`;
  });
  return [
    '// Generated from migrations/*.sql by `npx tsx src/server/store/embed-migrations.ts`; a test compares them.\n',
    '\n/** The migrations in the order in which they run. */\n',
    `export const migrations: readonly { name: string; sql: string }[] = [\n${items.join('')}];\n`,
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(target, embedMigrations());
