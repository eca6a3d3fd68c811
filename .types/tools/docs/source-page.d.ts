import type { SourceContract } from '#schemas/sources/define.ts';
/** The page of one data source. */
export declare const sourcePage: ({ name, title, params, result, tags, expires, privacy }: SourceContract) => string;
