import type { CompiledTheme } from '../theme.ts';
import { type Change } from './change.ts';
/**
 * What differs between two themes, in what it means for pages and for the schools' choices. What theme `b` says it has
 * renamed is told as renamed. Empty for themes that make the same pages.
 */
export declare const diffThemes: (a: CompiledTheme, b: CompiledTheme) => readonly Change[];
