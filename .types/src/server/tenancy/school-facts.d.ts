import type { SchoolFacts } from './content-reader.ts';
import type { SchoolSite } from './school-sites.ts';
/** What loaders know of a school, at a moment in milliseconds since the epoch. */
export declare const schoolFacts: ({ school, record, at }: SchoolSite, now: number) => SchoolFacts;
