import type { CompiledTheme, Engine, ThemeText } from '#engine/index.ts';
export interface NamedTheme {
    readonly theme: CompiledTheme;
    /** As it was compiled: in the current format. */
    readonly source: ThemeText;
}
/** A theme by its slug in themes/ or its file, carried over from an older format. Errors: `UsageError`. */
export declare const compileNamed: (engine: Engine, name: string) => Promise<NamedTheme>;
/** As `compileNamed`, of a text. `name` is what the command line calls it. */
export declare const compileText: (engine: Engine, { file, text }: ThemeText, name: string) => NamedTheme;
