import { type Call } from './define.ts';
/** A call for each data source of `schemas/sources`, with the same params and result. */
export declare const websiteCalls: readonly {
    readonly source: string;
    readonly call: Call;
}[];
