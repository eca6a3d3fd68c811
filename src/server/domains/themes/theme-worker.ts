import { serveWork } from '#server/core/processes/serve-work.ts';
import type { ThemeOperations } from './theme-process.ts';

// The program of the process that checks themes.

await serveWork(async (): Promise<ThemeOperations> => {
  const [{ createEngine }, { sources }, { sections }, { packageRoot }, { readShippedBytes }] = await Promise.all([
    import('#engine/index.ts'),
    import('#schemas/sources/index.ts'),
    import('#sections/index.ts'),
    import('#shared/package-root.ts'),
    import('#shared/shipped.ts'),
  ]);
  const shipped = await readShippedBytes(packageRoot);
  return {
    async check({ file, text, baseUrl }) {
      const engine = createEngine({
        sections,
        sources,
        clock: () => performance.now(),
        docsUrl: (rule) => new URL(`/docs/rules/${rule}`, baseUrl).href,
        ...(shipped && { shipped }),
      });
      const { theme, findings } = engine.check({ file, text });
      return { isSound: theme !== null, findings };
    },
  };
});
