import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';

const defaultServer = 'http://localhost:3000';

/** The page of a rule, at the product's own address. */
export const docsUrl = (rule: string): string => {
  const { BASE_URL: own = '' } = process.env;
  return new URL(`/docs/rules/${rule}`, URL.canParse(own) ? own : defaultServer).href;
};

/** The engine with all that a check looks at. */
export const createThemeEngine = async (): Promise<Engine> => {
  const shipped = await readShippedBytes(packageRoot);
  return createEngine({
    sections,
    sources,
    clock: () => performance.now(),
    docsUrl,
    ...(shipped ? { shipped } : {}),
  });
};
