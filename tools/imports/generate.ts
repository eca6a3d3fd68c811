import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import { generatedFiles } from './generated.ts';

/** Part of `npm run generate`: writes what is made from tools/layers.ts. */
for (const [path, text] of generatedFiles(packageRoot)) writeFileSync(join(packageRoot, path), text);
