import type { CompiledTheme } from '#engine/index.ts';
import { type ThemeState } from '#engine/states/index.ts';
/** The states of `theme test` of one template; none where the theme has no such template. */
export type ThemeStates = (theme: CompiledTheme, templateId: string, seed: number) => readonly ThemeState[];
/** The states that were asked for last are kept: a page is asked for again and again. */
export declare const createThemeStates: () => ThemeStates;
