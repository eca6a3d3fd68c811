import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { islandModule } from '#build/islands.ts';

const islandPrefix = 'virtual:preview-island/';
const classesPrefix = '\0preview-classes:';

/**
 * The address of an island's script. Another time (milliseconds) is another address, since browsers keep modules by
 * address; to Vite it is the same module.
 */
export const islandUrl = (look: string, time: number): string => `/@id/${islandPrefix}${look}?t=${time}`;

/** Serves `virtual:preview-island/<kind>/<look>`: the look's component with the preview's `hydrate`. */
export const previewIslands = (): Plugin => ({
  name: 'schoolyard-preview-islands',
  resolveId: (id) => (id.startsWith(islandPrefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${islandPrefix}`)) return null;
    const look = id.slice(islandPrefix.length + 1);
    return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(look) ? islandModule(look, 'src/preview/client/hydrate.ts') : null;
  },
});

/**
 * In the browser a section's CSS module gives its class names only: the rules stand in the page's one style element
 * already, in the order of production.
 */
export const previewClassNames = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'schoolyard-preview-class-names',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id, importer) {
      if (!id.endsWith('.module.css') || !importer) return null;
      const from = dirname(importer.replace(/[?#].*$/, ''));
      // Without its extension, or Vite would take it for a stylesheet.
      return classesPrefix + resolve(from, id).slice(0, -'.css'.length);
    },
    async load(id) {
      if (!id.startsWith(classesPrefix)) return null;
      const file = `${id.slice(classesPrefix.length)}.css`;
      this.addWatchFile(file);
      const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)};`;
    },
  };
};
