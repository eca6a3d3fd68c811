import type { CompiledTheme } from '../theme.ts';
import { type Change } from './change.ts';
/** Languages, and in those that both have, the strings by key. */
export declare const diffTexts: (a: CompiledTheme, b: CompiledTheme) => readonly Change[];
/** Whether two texts are what one key says in both themes. */
export declare const createTextMatch: (a: CompiledTheme, b: CompiledTheme) => ((locale: string, from: unknown, to: unknown) => boolean);
