import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { packageRoot } from '#shared/package-root.ts';

const prefix = '\0class-names:';
const folder = join(packageRoot, 'sections/');

/**
 * Sections' stylesheets as the names of their classes alone: what the office draws of a page stands in a frame, which
 * has its own styles.
 */
export const classNamesOnly = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'sections-class-names',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer?.startsWith(folder)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // Not `.css` at the end: that would be compiled as a stylesheet.
      return found && `${prefix}${found.id}.names`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.names'.length);
      const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)};`;
    },
  };
};
