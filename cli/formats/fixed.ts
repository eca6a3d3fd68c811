import { colors } from '../colors.ts';
import type { CheckedTheme } from './checked-theme.ts';

/** A line for each thing that `--fix` fixed. */
export const formatFixed = ({ shown, fixed }: CheckedTheme): string =>
  fixed
    .map(({ start, rule, fix }) => {
      const place = colors.bold(`${shown}:${start.line}:${start.column}`);
      return `${place} ${colors.green('fixed')} ${colors.dim(rule)} ${fix?.title}\n`;
    })
    .join('');
