import { codeFrameColumns } from '@babel/code-frame';
import pc from 'picocolors';
import type { Problem } from '../engine/index.ts';

/** A finding for people: `path:line:column`, what is wrong, the lines around it, and the nearest right word. */
export const formatProblem = (problem: Problem, text: string): string => {
  const { file, start, end, rule, severity, message, expected, suggestion } = problem;
  const colour = severity === 'error' ? pc.red : pc.yellow;
  const oneLine = start.line === end.line ? end : { line: start.line, column: start.column + 1 };
  const hint = suggestion ? `Did you mean "${suggestion}"?` : '';
  const lines = [
    `${pc.bold(`${file}:${start.line}:${start.column}`)} ${colour(severity)} ${pc.dim(rule)} ${message}`,
    codeFrameColumns(
      text,
      { start, end: oneLine },
      { highlightCode: false, linesAbove: 1, linesBelow: 1, message: hint },
    ),
  ];
  if (expected) lines.push(pc.dim(`  expected: ${expected}`));
  return lines.join('\n');
};
