import type { CheckedTheme } from './checked-theme.ts';
/** A line for each thing that `--fix` mended. */
export declare const formatFixed: ({ shown, fixed }: CheckedTheme) => string;
