import type { Ajv } from 'ajv';
import type { Problem } from '../problem.ts';
import type { Registry } from '../registry.ts';
import type { PageStyle } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { Rule, ShippedBytes, World } from './rule.ts';
/** A theme as written: its file's name, for findings, and its text. */
export interface ThemeText {
    readonly file: string;
    readonly text: string;
}
export type CompileResult = {
    readonly ok: true;
    readonly theme: CompiledTheme;
    readonly problems: readonly Problem[];
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
export interface CheckResult {
    /** Null where there is an error: such a theme is never served. */
    readonly theme: CompiledTheme | null;
    /** In the order of the text. */
    readonly findings: readonly Problem[];
    /** How many findings the theme ignores, with a reason. They are not among the others. */
    readonly ignored: number;
}
export interface CheckerOptions {
    readonly registry: Registry;
    readonly shipped: ShippedBytes | undefined;
    readonly page: PageStyle;
    readonly docsUrl: (id: string) => string;
    /** Run behind the names; all that there are unless said otherwise. */
    readonly proofs?: readonly Rule[];
}
export interface ThemeChecker {
    /** Text, shape and names: what a theme needs to be served at all. */
    compile(source: ThemeText): CompileResult;
    /** All layers and the proofs. `world` is given for a theme in its place in `themes/`. */
    check(source: ThemeText, world?: World): CheckResult;
}
/** Runs the layers in order: each reports all it finds, and the next leaves alone what has a finding. */
export declare const createThemeChecker: (ajv: Ajv, options: CheckerOptions) => ThemeChecker;
