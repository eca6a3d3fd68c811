import type { Problem } from '#engine/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import type { CheckFormat } from './checked-theme.ts';

/** Workflow commands, which GitHub shows at the lines of a change. */
export const githubFormat: CheckFormat = (themes) =>
  themes.flatMap(({ findings }) => findings.map((problem) => `${commandOf(problem)}\n`)).join('');

const commandOf = ({ rule, severity, file, start, end, message, suggestion }: Problem): string => {
  // Columns are taken only where both are of one line.
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const properties = Object.entries({ file, line: start.line, endLine: end.line, ...columns, title: rule })
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',');
  const hint = didYouMean(suggestion);
  return `::${severity} ${properties}::${escapeMessage(message + hint)}`;
};

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
