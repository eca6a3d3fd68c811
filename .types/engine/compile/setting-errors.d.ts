import type { Theme } from '#schemas/theme/theme.ts';
import type { ShapeError } from './shape-errors.ts';
/** What is wrong with the values that a school may choose: each setting's default and options, and the presets. */
export declare const settingErrors: ({ settings, presets }: Theme) => readonly ShapeError[];
