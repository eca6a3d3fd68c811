import type { SourceContract } from '#schemas/sources/define.ts';
import type { Loaded } from '../data/load.ts';
import type { CompiledTemplate } from '../theme.ts';
import type { FactClass } from './state.ts';
type Classes = Readonly<Record<string, FactClass>>;
/** By data id: what its source answers in a state. Two that ask the same have the same answer. */
export type MakeAnswers = (template: CompiledTemplate, classes: Classes) => Readonly<Record<string, Loaded>>;
/** Each answer of a source is made once, and shared by the states that have it. */
export declare const createAnswers: (sources: readonly SourceContract[], seed: number) => MakeAnswers;
export {};
