import type { CoverageReport } from '#engine/states/index.ts';
import type { LeafWitnesses } from '../leaf-witnesses.ts';
import { type Html } from './html.ts';
/** Every leaf of every condition, with the first state in which it was true, and the first in which it was false. */
export declare const coverageTable: ({ leaves }: CoverageReport, witnesses: LeafWitnesses) => Html;
