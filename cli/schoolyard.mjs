#!/usr/bin/env node
/**
 * The command `schoolyard`: runs what the build has made. It is a file of the repository, and not of the build, since npx
 * remembers that a command was not there. Plain JavaScript, since nothing may be there yet that reads TypeScript.
 */
import { existsSync } from 'node:fs';

const program = new URL('../dist/cli/index.js', import.meta.url);

if (existsSync(program)) await import(program.href);
else {
  process.stderr.write(
    'Schoolyard is not built yet.\nRun: npm run build, or npm ci --include=dev && npm run build where its packages are not installed.\n',
  );
  process.exitCode = 2;
}
