import { type Sources } from './graph.ts';
/** What the imports of a project break of tools/layers.ts, a text each: where, which rule, and what to do. */
export declare const checkImports: (sources: Sources) => readonly string[];
