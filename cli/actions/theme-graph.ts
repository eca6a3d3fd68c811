import { readFile } from 'node:fs/promises';
import { sources } from '#schemas/sources/index.ts';
import { colors } from '../colors.ts';
import { exitCodes } from '../errors.ts';
import { formatProblem } from '../format-problem.ts';
import { jsonText } from '../json-text.ts';
import { createThemeEngine } from '../theme-engine.ts';
import { graphOf, type ThemeGraph, toMermaid } from '../theme-graph.ts';
import { findTheme } from '../themes.ts';

export const themeGraphCommand = async (
  name: string,
  { format }: { readonly format: 'text' | 'json' | 'mermaid' },
): Promise<void> => {
  const { file, shown } = await findTheme(name);
  const text = await readFile(file, 'utf8');
  const engine = await createThemeEngine();
  const result = engine.compile({ file: shown, text });
  if (!result.ok) {
    process.exitCode = exitCodes.findings;
    for (const problem of result.problems) process.stderr.write(`${formatProblem(problem, text, 'stderr')}\n\n`);
    return;
  }
  const graph = graphOf(result.theme, sources);
  const print = {
    text: toText,
    json: jsonText,
    mermaid: toMermaid,
  };
  process.stdout.write(print[format](graph));
};

/** A block for each source: what makes it stale, and the pages that then are made anew. */
const toText = ({ sources: used, templates }: ThemeGraph): string => {
  const blocks = used.map(({ source, contentTypes }) => {
    const pages = templates.flatMap(({ template, route, uses }) =>
      uses
        .filter((use) => use.source === source)
        .map((use) => [route ?? 'any other address', template, use.sections.join(', ')] as const),
    );
    const widths = [0, 1].map((column) => Math.max(...pages.map((row) => (row[column] ?? '').length)));
    const rows = pages.map(
      ([route, template, users]) =>
        `  → ${route.padEnd(widths[0] ?? 0)}  ${template.padEnd(widths[1] ?? 0)}  ${colors.dim(users)}`,
    );
    return `${contentTypes.join(', ')} → ${colors.bold(source)}\n${rows.join('\n')}`;
  });
  const silent = templates.filter(({ uses }) => uses.length === 0).map(({ template }) => template);
  return `${[...blocks, ...(silent.length > 0 ? [`${colors.dim('no data')}\n  → ${silent.join(', ')}`] : [])].join('\n\n')}\n`;
};
