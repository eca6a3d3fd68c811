import { type Described, type Thing } from './thing.ts';
/** The events of a page that are to come. */
export declare const eventsOf: (value: unknown, { site }: Described) => readonly Thing[];
