import type { SourceContract } from '#schemas/sources/define.ts';
import type { Loaded } from '../data/load.ts';
import type { CompiledTemplate } from '../theme.ts';
import { setParts } from './set-parts.ts';
import type { Shape } from './shape.ts';
import { answerOf, sourceClasses } from './source-classes.ts';
import type { FactClass, Making } from './state.ts';
import { firstAlike } from './uses.ts';

type Classes = Readonly<Record<string, FactClass>>;

/** By data id: what its source answers in a state. Equal requests have equal answers. */
export type MakeAnswers = (template: CompiledTemplate, classes: Classes) => Readonly<Record<string, Loaded>>;

/** Each answer of a source is made once, and shared by the states that have it. */
export const createAnswers = (sources: readonly SourceContract[], seed: number): MakeAnswers => {
  const contracts = new Map(sources.map((source) => [source.name, source]));
  const made = new Map<string, Loaded>();
  const ordinaryAnswer = (contract: SourceContract, make: Making): Loaded => {
    const key = `${contract.name} ${JSON.stringify(make)}`;
    const answer = made.get(key) ?? answerOf(contract, make, seed);
    made.set(key, answer);
    return answer;
  };
  const answerIn = (contract: SourceContract, id: string, classes: Classes): Loaded => {
    const make = (classes[`data.${id}`] ?? sourceClasses(contract)[0])?.make ?? { by: 'whole' };
    const answer = ordinaryAnswer(contract, make);
    if (!answer.ok || make.by === 'absence') return answer;
    const parts = { prefix: `data.${id}`, shape: contract.result as Shape, classes, seed };
    return { ...answer, value: setParts(answer.value, parts) };
  };
  return (template, classes) =>
    Object.fromEntries(
      Object.entries(template.data).flatMap(([id, { source }]): [string, Loaded][] => {
        const contract = contracts.get(source);
        return contract ? [[id, answerIn(contract, firstAlike(template, id), classes)]] : [];
      }),
    );
};
