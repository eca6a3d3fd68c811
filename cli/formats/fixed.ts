import pc from 'picocolors';
import type { CheckedTheme } from './checked-theme.ts';

/** A line for each thing that `--fix` fixed. */
export const formatFixed = ({ shown, fixed }: CheckedTheme): string =>
  fixed
    .map(({ start, rule, fix }) => {
      const place = pc.bold(`${shown}:${start.line}:${start.column}`);
      return `${place} ${pc.green('fixed')} ${pc.dim(rule)} ${fix?.title}\n`;
    })
    .join('');
