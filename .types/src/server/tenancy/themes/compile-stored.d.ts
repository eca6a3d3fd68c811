import type { CompileResult, Engine } from '#engine/index.ts';
/**
 * A stored version of a theme, compiled. It stays as it was stored: one of an older format is carried over whenever it
 * is read. `file` is what problems call it; `reason` says why a format could not be carried over.
 */
export declare const compileStored: (engine: Engine, file: string, document: object) => {
    readonly result: CompileResult;
    readonly reason?: string;
};
