import pc from 'picocolors';
import type { SchoolLosses } from '#server/domains/themes/index.ts';
import { formatColumns } from './columns.ts';

/** A school and its choices that a version of its theme breaks, one line each. */
export const schoolLossesText = ({ slug, name, pinned, losses }: SchoolLosses): string => {
  const note = pinned ? pc.dim('  pinned to its version') : '';
  if (losses.length === 0) return `  ${pc.green('✓')} ${pc.bold(slug)}  ${name}${note}`;
  const rows = losses.map(({ kind, name: what, message, already }) => [
    { text: kind },
    { text: what, paint: pc.bold },
    { text: `${message}${already ? ' (already the case)' : ''}`, paint: already ? pc.dim : String },
  ]);
  return `  ${pc.red('✗')} ${pc.bold(slug)}  ${name}${note}\n${formatColumns(rows, '      ')}`;
};
