import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

/** The slugs of the product's own themes; a developer may have others in `themes/`. */
export const builtInThemes = JSON.parse(
  readFileSync(join(packageRoot, 'themes/built-in.json'), 'utf8'),
) as readonly string[];
