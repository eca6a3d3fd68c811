import type { CompiledTheme } from '../theme.ts';
type FindProblem = (theme: CompiledTheme, name: string, value: unknown) => string | undefined;
/** Why a choice means nothing in a theme, or undefined where it does. */
export declare const choicesProblem: {
    readonly setting: FindProblem;
    readonly token: FindProblem;
};
export {};
