import type { CompiledTheme } from '../theme.ts';
import { type Change } from './change.ts';
/** What schools choose from: settings, presets and tokens. */
export declare const diffChoices: (a: CompiledTheme, b: CompiledTheme) => readonly Change[];
