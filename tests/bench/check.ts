import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '#shared/package-root.ts';
import { type Figure, median } from './result.ts';
import { createBenchEngine, themeFile } from './setup.ts';

const rounds = 15;
const starts = 7;
const templateCount = 12;
const sectionsEach = 5;

interface Section {
  readonly id: string;
}
interface Template {
  readonly route?: string;
  readonly nav?: unknown;
  readonly sections: readonly Section[];
}

/** Theme 1 grown to 12 templates of 5 sections: its home page again and again, at the addresses of its others. */
const largeTheme = (text: string): string => {
  const theme = JSON.parse(text) as { templates: Record<string, Template>; budgets?: unknown };
  const { home, blog, 'blog-post': article, 'not-found': notFound } = theme.templates;
  if (!home || !blog || !article || !notFound) throw new Error('Theme 1 lacks a page that others lead to.');
  const { nav: _, ...page } = home;
  // Sections lead to these.
  const templates: Record<string, Template> = { blog, 'blog-post': article, 'not-found': notFound };
  const kept = Object.values(templates);
  const pages = templateCount - kept.length;
  const each = (templateCount * sectionsEach - kept.flatMap(({ sections }) => sections).length) / pages;
  // At the theme's own addresses, so that its links lead somewhere.
  const places = Object.entries(theme.templates).filter(
    ([id, { route }]) => route && !route.includes(':') && !Object.hasOwn(templates, id),
  );
  for (const [id, { route }] of places.slice(0, pages))
    templates[id] = { ...page, ...(route && { route }), sections: home.sections.slice(0, each) };
  return JSON.stringify({ ...theme, templates }, null, 2);
};

/** Checking a large theme with every proof, and the whole command from its start. */
export const benchCheck = async (): Promise<Figure[]> => {
  const text = largeTheme(await readFile(themeFile, 'utf8'));
  const engine = createBenchEngine();
  const once = (): number => {
    const started = performance.now();
    const { findings } = engine.check({ file: themeFile, text });
    if (findings.some(({ severity }) => severity === 'error'))
      throw new Error(
        `The large theme has errors: ${findings
          .filter((one) => one.severity === 'error')
          .map(({ message }) => message)
          .join(' ')}`,
      );
    return performance.now() - started;
  };
  const first = once();
  const folder = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  try {
    const file = join(folder, 'theme.json');
    await writeFile(file, text);
    return [
      {
        name: `check: ${templateCount} templates, ${templateCount * sectionsEach} sections`,
        value: median(Array.from({ length: rounds }, once)),
        unit: 'ms',
        limit: 100,
      },
      { name: 'check: the same, the first of a process', value: first, unit: 'ms' },
      { name: 'start: schoolyard --version', value: await startOf(['--version']), unit: 'ms', limit: 400 },
      {
        name: 'start: schoolyard theme check gulmohar',
        value: await startOf(['theme', 'check', 'gulmohar']),
        unit: 'ms',
        limit: 400,
      },
      { name: 'start: theme check of the large theme', value: await startOf(['theme', 'check', file]), unit: 'ms' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The median time of a whole run of the built command. */
const startOf = async (args: readonly string[]): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < starts; i++) {
    const started = performance.now();
    await promisify(execFile)(process.execPath, [join(packageRoot, 'dist/cli/index.js'), ...args]).catch(
      // Findings are an exit code of 1.
      (error: { code?: unknown }) => {
        if (error.code !== 1) throw error;
      },
    );
    times.push(performance.now() - started);
  }
  return median(times);
};
