import { type Described, type Thing } from './thing.ts';
/** The article of a page. */
export declare const articleOf: (value: unknown, { site, url }: Described) => readonly Thing[];
