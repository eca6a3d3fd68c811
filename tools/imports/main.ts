import { packageRoot } from '#shared/package-root.ts';
import { checkImports } from './check-imports.ts';
import { listSources } from './list-sources.ts';

/** Part of `npm run check`: fails where an import breaks tools/layers.ts, or where a folder's imports have a cycle. */
const findings = checkImports(listSources(packageRoot));
for (const finding of findings) process.stderr.write(`${finding}\n\n`);
if (findings.length > 0) {
  process.stderr.write(`Breaches of tools/layers.ts: ${findings.length}.\n`);
  process.exitCode = 1;
}
