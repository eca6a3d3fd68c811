import type { CompiledTheme } from '#engine/index.ts';
import { statesOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';

/** The states of `theme test` of one template; none if the theme has no such template. */
export type ThemeStates = (theme: CompiledTheme, templateId: string, seed: number) => readonly ThemeState[];

/** The last requested states are cached: a page is requested again and again. */
export const createThemeStates = (): ThemeStates => {
  let last: { theme: CompiledTheme; templateId: string; seed: number; states: readonly ThemeState[] } | undefined;
  return (theme, templateId, seed) => {
    if (!Object.hasOwn(theme.templates, templateId)) return [];
    if (last?.theme === theme && last.templateId === templateId && last.seed === seed) return last.states;
    const states = statesOf({ theme, templateId, seed, manifests: sections, sources });
    last = { theme, templateId, seed, states };
    return states;
  };
};
