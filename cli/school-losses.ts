import type { SchoolLosses } from '#server/domains/themes/index.ts';
import { colors } from './colors.ts';
import { formatColumns } from './columns.ts';

/** A school and its choices that a version of its theme breaks, one line each. */
export const schoolLossesText = ({ slug, name, pinned, losses }: SchoolLosses): string => {
  const note = pinned ? colors.dim('  pinned to its version') : '';
  if (losses.length === 0) return `  ${colors.green('✓')} ${colors.bold(slug)}  ${name}${note}`;
  const rows = losses.map(({ kind, name: what, message, already }) => [
    { text: kind },
    { text: what, paint: colors.bold },
    { text: `${message}${already ? ' (already the case)' : ''}`, paint: already ? colors.dim : String },
  ]);
  return `  ${colors.red('✗')} ${colors.bold(slug)}  ${name}${note}\n${formatColumns(rows, '      ')}`;
};
