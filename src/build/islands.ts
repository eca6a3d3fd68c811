import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { componentName } from '#shared/section-names.ts';

const prefix = 'virtual:island/';

/** The section types that have a script in the browser, with the file their component stands in. */
export const islandTypes = (): readonly string[] =>
  sections.filter((manifest) => manifest.client !== 'never').map((manifest) => manifest.type);

/** An entry for each island: its component and the function that hydrates it. */
export const islandEntries = (): Record<string, string> =>
  Object.fromEntries(islandTypes().map((type) => [`island-${type}`, `${prefix}${type}`]));

export const islandPlugin = (): Plugin => ({
  name: 'schoolyard-islands',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const type = id.slice(prefix.length + 1);
    const name = componentName(type);
    const component = JSON.stringify(join(packageRoot, 'sections', type, `${name}.tsx`));
    const hydrate = JSON.stringify(join(packageRoot, 'src/site/client/hydrate.tsx'));
    return `import { ${name} } from ${component};
import { hydrateWith } from ${hydrate};
export const hydrate = hydrateWith(${name});`;
  },
});
