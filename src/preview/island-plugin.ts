import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { packageRoot } from '#shared/package-root.ts';
import { componentName } from '#shared/section-names.ts';

const islandPrefix = 'virtual:preview-island/';
const classesPrefix = '\0preview-classes:';

/**
 * The address of an island's script. Another time (milliseconds) is another address, since browsers keep modules by
 * address; to Vite it is the same module.
 */
export const islandUrl = (type: string, time: number): string => `/@id/${islandPrefix}${type}?t=${time}`;

/** Serves `virtual:preview-island/<section type>`: the section's component with the preview's `hydrate`. */
export const previewIslands = (): Plugin => ({
  name: 'schoolyard-preview-islands',
  resolveId: (id) => (id.startsWith(islandPrefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${islandPrefix}`)) return null;
    const type = id.slice(islandPrefix.length + 1);
    if (!/^[a-z0-9-]+$/.test(type)) return null;
    const name = componentName(type);
    const component = JSON.stringify(join(packageRoot, 'sections', type, `${name}.tsx`));
    const hydrate = JSON.stringify(join(packageRoot, 'src/preview/client/hydrate.ts'));
    return `import { ${name} } from ${component};
import { hydrateWith } from ${hydrate};
export const hydrate = hydrateWith(${name});`;
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
