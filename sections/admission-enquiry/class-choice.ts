import type { Admissions } from '#schemas/sources/admissions.ts';

type OfferedClass = Admissions['classes'][number];
type Stage = Admissions['stages'][number];

/** The classes of a school under the stages of its website. */
export interface ClassChoice {
  readonly groups: readonly {
    /** Undefined for classes that stand in none. */
    readonly stage?: Stage;
    readonly classes: readonly OfferedClass[];
    /** Whether the visitor came from it. */
    readonly isChosen: boolean;
  }[];
  /** Every class with all of its stages, in the school's order. */
  readonly rows: readonly { readonly offered: OfferedClass; readonly stages: readonly Stage[] }[];
  /** The id of the class that is chosen from the start; undefined if none is. */
  readonly chosenId: number | undefined;
}

/** What a family chooses from; `wanted` is the class or the stage that it came from. */
export const classChoice = ({ classes, stages }: Admissions, wanted = ''): ClassChoice => {
  const named = classes.filter(({ name }) => name === wanted);
  const group = (place: number | undefined) => {
    const stage = place === undefined ? undefined : stages[place];
    const members = classes.filter(({ stages: [first] }) => first === place);
    const isChosen = stage !== undefined && stage.className === wanted;
    return { ...(stage && { stage }), classes: members, isChosen };
  };
  const groups = [...stages.keys(), undefined].map(group).filter((one) => one.classes.length > 0);
  const ofStage = groups.find(({ isChosen }) => isChosen)?.classes ?? [];
  const [only, ...others] = named.length > 0 ? named : ofStage;
  const rows = classes.map((offered) => ({
    offered,
    stages: offered.stages.flatMap((place) => stages[place] ?? []),
  }));
  return { groups, rows, chosenId: others.length === 0 ? only?.id : undefined };
};

/** '3', or '3–5'. */
export const ageText = ({ minAge, maxAge }: Pick<OfferedClass, 'minAge' | 'maxAge'>): string =>
  minAge === undefined ? '' : maxAge === undefined || maxAge === minAge ? `${minAge}` : `${minAge}–${maxAge}`;
