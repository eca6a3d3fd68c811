import type { Loaders } from '#engine/data/load.ts';
import type { Choices } from '#preview/shared/choices.ts';
import { type SourceContract } from '#schemas/sources/index.ts';
/** How a source can be asked to answer, beside as it does. */
export declare const answerNames: (contract: SourceContract) => readonly string[];
/** Whether a source that is asked to answer so is meant to give nothing. */
export declare const isFailure: (name: string | undefined) => boolean;
/** Loaders of which the chosen ones answer as they are asked to; what cannot be chosen is among the problems. */
export declare const withChosenAnswers: (loaders: Loaders, chosen: Choices['sources'], seed: number) => {
    loaders: Loaders;
    problems: readonly string[];
};
