import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lookId } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { componentName, lookFolder } from '#shared/section-names.ts';

const prefix = 'virtual:island/';

/** The looks that have a script in the browser, by `<kind>/<look>`. */
export const islandLooks = (): readonly string[] =>
  sections.filter((manifest) => manifest.client !== 'never').map(lookId);

/** The name of an island's script. */
export const islandName = (look: string): string => `island-${look.replace('/', '-')}`;

/** An entry for each island: its component and the function that hydrates it. */
export const islandEntries = (): Record<string, string> =>
  Object.fromEntries(islandLooks().map((look) => [islandName(look), `${prefix}${look}`]));

export const islandPlugin = (): Plugin => ({
  name: 'schoolyard-islands',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${prefix}`) ? islandModule(id.slice(prefix.length + 1), 'src/site/client/hydrate.tsx') : null,
});

/** The source of an island's script: the look's component, and the function in a file that hydrates it. */
export const islandModule = (id: string, hydrateFile: string): string => {
  const [kind = '', look = ''] = id.split('/');
  const name = componentName(kind, look);
  const component = JSON.stringify(join(packageRoot, lookFolder(kind, look), `${name}.tsx`));
  return `import { ${name} } from ${component};
import { hydrateWith } from ${JSON.stringify(join(packageRoot, hydrateFile))};
export const hydrate = hydrateWith(${name});`;
};
