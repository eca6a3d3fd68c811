import type { ClassChoice } from '../../class-choice.ts';

type Stage = ClassChoice['rows'][number]['stages'][number];

export interface StageFact {
  readonly stage: Stage;
  /** What tells the stage from the others of the class; undefined where all say the same. */
  readonly stream: string | undefined;
  readonly fact: string;
}

/** What the stages of one class say in a column: once if they agree, else each under its own name. */
export const factsOf = (
  stages: readonly Stage[],
  field: 'classTime' | 'classSize' | 'classFees',
): readonly StageFact[] => {
  const said = stages.flatMap((stage) => {
    const fact = stage[field];
    return fact ? [{ stage, fact }] : [];
  });
  const [first] = said;
  if (!first) return [];
  if (said.length === stages.length && said.every(({ fact }) => fact === first.fact))
    return [{ ...first, stream: undefined }];
  const shared = sharedStart(stages.map(({ className }) => className));
  return said.map(({ stage, fact }) => ({ stage, fact, stream: stage.className.slice(shared) }));
};

/** How many characters of all names are the same, up to the end of a word. */
const sharedStart = (names: readonly string[]): number => {
  const [first = '', ...others] = names;
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length += 1;
  return others.length === 0 ? 0 : first.slice(0, length).lastIndexOf(' ') + 1;
};
