import type { Problem } from '#engine/index.ts';
import { codeFrame } from '#shared/code-frame.ts';
import { errorColors, colors as ofOutput } from './colors.ts';

/** Columns where there is no terminal: the longest lines that `theme fmt` writes, with their numbers. */
const widthOfPipes = 130;

/**
 * A finding for people: `path:line:column`, what is wrong, the lines around it, the nearest right word, what was
 * expected, what is there where the lines do not show it, and where the rule is explained. In the colours and the width
 * of the stream that it is written to.
 */
export const formatProblem = (problem: Problem, text: string, stream: 'stdout' | 'stderr' = 'stdout'): string => {
  const colors = stream === 'stdout' ? ofOutput : errorColors;
  const { file, start, end, rule, severity, message, expected, actual, suggestion, docsUrl } = problem;
  const colour = severity === 'error' ? colors.red : colors.yellow;
  const hint = suggestion ? `Did you mean "${suggestion}"?` : '';
  const lines = [
    `${colors.bold(`${file}:${start.line}:${start.column}`)} ${colour(severity)} ${colors.dim(rule)} ${message}`,
    codeFrame(text, { start, end }, { around: 1, message: hint, width: process[stream].columns ?? widthOfPipes }),
  ];
  if (expected) lines.push(colors.dim(`  expected: ${expected}`));
  if (actual && !message.includes(actual) && !isShown(actual, problem, text))
    lines.push(colors.dim(`  actual: ${actual}`));
  lines.push(colors.dim(`  ${docsUrl}`));
  return lines.join('\n');
};

/** Whether the marked part of the lines says the same, blanks aside. */
const isShown = (actual: string, { start, end }: Problem, text: string): boolean => {
  const line = text.split('\n')[start.line - 1] ?? '';
  const marked = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  return marked.replaceAll(/\s/g, '').includes(actual.replaceAll(/\s/g, ''));
};
