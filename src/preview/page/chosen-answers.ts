import { setTimeout } from 'node:timers/promises';
import type { Loader, Loaders } from '#engine/data/load.ts';
import { answerFor, sourceClasses } from '#engine/states/index.ts';
import { nearest } from '#engine/text/nearest.ts';
import type { Choices } from '#preview/shared/choices.ts';
import { type SourceContract, sources } from '#schemas/sources/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';

/** Longer than the deadline that a theme gives a source where it says none. */
const slowMs = 3000;
const contracts: ReadonlyMap<string, SourceContract> = new Map(sources.map((source) => [source.name, source]));

/** How a source can be made to answer instead of its real answer. */
export const answerNames = (contract: SourceContract): readonly string[] => [
  ...sourceClasses(contract).map(({ name }) => (name === 'failed' ? 'failing' : name)),
  'slow',
];

/** Whether a source that is made to answer so is meant to give nothing. */
export const isFailure = (name: string | undefined): boolean =>
  name === 'failing' || name === 'failed' || name === 'slow';

/** Loaders of which the chosen ones answer as chosen; what cannot be chosen is among the problems. */
export const withChosenAnswers = (
  loaders: Loaders,
  chosen: Choices['sources'],
  seed: number,
): { loaders: Loaders; problems: readonly string[] } => {
  const problems: string[] = [];
  const replaced = [...chosen].flatMap(([source, name]): [string, Loader][] => {
    const contract = contracts.get(source);
    const loader = Object.hasOwn(loaders, source) ? loaders[source] : undefined;
    if (!contract || !loader) {
      problems.push(`There is no source "${source}".${didYouMean(nearest(source, contracts.keys()))}`);
      return [];
    }
    const known = [...answerNames(contract), 'failed', 'many', 'one', 'full'];
    if (!known.includes(name)) {
      const can = answerNames(contract).join(', ');
      problems.push(`The source "${source}" is never "${name}".${didYouMean(nearest(name, known))} It can be: ${can}.`);
      return [];
    }
    return [[source, name === 'slow' ? late(loader) : givingAnswer(contract, name, seed)]];
  });
  return { loaders: { ...loaders, ...Object.fromEntries(replaced) }, problems };
};

const late =
  (loader: Loader): Loader =>
  async (params, context) => {
    context.started();
    await setTimeout(slowMs, undefined, { signal: context.signal });
    return loader(params, context);
  };

const givingAnswer =
  (contract: SourceContract, name: string, seed: number): Loader =>
  async () => {
    const answer = answerFor(contract, name, seed);
    if (!answer.ok) throw answer.error;
    return answer.value;
  };
