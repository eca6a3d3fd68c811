import { readFile } from 'node:fs/promises';
import { type Figure, median } from './result.ts';
import { createBenchEngine, themeFile } from './setup.ts';

const rounds = 30;

/** Compiling theme 1, the first time and once the schemas stand. */
export const benchCompile = async (): Promise<Figure[]> => {
  const text = await readFile(themeFile, 'utf8');
  const engine = createBenchEngine();
  const once = (): number => {
    const started = performance.now();
    const result = engine.compile({ file: themeFile, text });
    if (!result.ok) throw new Error('Theme 1 does not compile.');
    return performance.now() - started;
  };
  const first = once();
  const later = Array.from({ length: rounds }, once);
  return [
    { name: 'compile: theme 1', value: median(later), unit: 'ms', limit: 50 },
    { name: 'compile: theme 1, the first of a process', value: first, unit: 'ms' },
  ];
};
