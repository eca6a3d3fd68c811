import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';
import { defaultAddress, serverAddress } from './environment.ts';

/** Where rules are explained: on the server that the settings belong to. */
export const readDocsUrl = (): ((rule: string) => string) => {
  const address = serverAddress();
  const origin = URL.canParse(address) ? address : defaultAddress;
  return (rule) => new URL(`/docs/rules/${rule}`, origin).href;
};

/** The engine with all that a check looks at. */
export const createThemeEngine = async (): Promise<Engine> => {
  const shipped = await readShippedBytes(packageRoot);
  return createEngine({
    sections,
    sources,
    clock: () => performance.now(),
    docsUrl: readDocsUrl(),
    ...(shipped ? { shipped } : {}),
  });
};
