import type { SourceContract } from '#schemas/sources/index.ts';
export type SourceParams = Readonly<Record<string, unknown>>;
/** Params that a source does not take, or takes otherwise. */
export declare class SourceParamsError extends Error {
    readonly errors: Readonly<Record<string, readonly string[]>>;
    constructor(errors: Readonly<Record<string, readonly string[]>>);
}
/** Checks params against a source's contract and fills in defaults. */
export declare const createParamsReader: (contracts: readonly SourceContract[]) => ((source: string, params: SourceParams) => SourceParams);
