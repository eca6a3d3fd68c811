import type { Problem } from '#engine/index.ts';
import { type Json } from './json-tree.ts';
/** What is wrong with a finding itself: its rule, its severity, its words, its place in the text, its pointer. */
export declare const findingFaults: (finding: Problem, text: string, document: Json | undefined) => readonly string[];
