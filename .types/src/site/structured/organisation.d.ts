import { type Described, type Thing } from './thing.ts';
/** The school, or the product on its own pages, and its website. */
export declare const organisationOf: (header: unknown, { site }: Described) => readonly Thing[];
