import { codeFrameColumns } from '@babel/code-frame';
import type { Problem } from '#engine/index.ts';
import { colors } from './colors.ts';

/**
 * A finding for people: `path:line:column`, what is wrong, the lines around it, the nearest right word, what was
 * expected, what is there where the lines do not show it, and where the rule is explained.
 */
export const formatProblem = (problem: Problem, text: string): string => {
  const { file, start, end, rule, severity, message, expected, actual, suggestion, docsUrl } = problem;
  const colour = severity === 'error' ? colors.red : colors.yellow;
  const oneLine = start.line === end.line ? end : { line: start.line, column: start.column + 1 };
  const hint = suggestion ? `Did you mean "${suggestion}"?` : '';
  const lines = [
    `${colors.bold(`${file}:${start.line}:${start.column}`)} ${colour(severity)} ${colors.dim(rule)} ${message}`,
    codeFrameColumns(
      text,
      { start, end: oneLine },
      { highlightCode: false, linesAbove: 1, linesBelow: 1, message: hint },
    ),
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
