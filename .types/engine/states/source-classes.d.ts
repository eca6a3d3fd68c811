import type { SourceContract } from '#schemas/sources/define.ts';
import type { Loaded } from '../data/load.ts';
import type { FactClass, Making } from './state.ts';
/** The date at the schools of generated states. */
export declare const stateDay = "2026-09-15";
export declare const failedClass: FactClass;
/** Every way the answer of a source can be, by its result's schema; the first is the ordinary one. */
export declare const sourceClasses: ({ result }: Pick<SourceContract, 'result'>) => readonly FactClass[];
export declare const answerOf: ({ result }: Pick<SourceContract, 'result'>, make: Making, seed: number) => Loaded;
/**
 * The answer of a source in one of its classes, by name; `failing` is `failed`, and `slow` the ordinary answer.
 * A source that gives no list has one answer for `many` and `one`. Throws for a class that the source does not have.
 */
export declare const answerFor: (contract: Pick<SourceContract, 'name' | 'result'>, className: string, seed: number) => Loaded;
