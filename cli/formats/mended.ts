import pc from 'picocolors';
import type { CheckedTheme } from './checked-theme.ts';

/** A line for each thing that `--fix` mended. */
export const formatMended = ({ shown, mended }: CheckedTheme): string =>
  mended
    .map(({ start, rule, fix }) => {
      const place = pc.bold(`${shown}:${start.line}:${start.column}`);
      return `${place} ${pc.green('mended')} ${pc.dim(rule)} ${fix?.title}\n`;
    })
    .join('');
