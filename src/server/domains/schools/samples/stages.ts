/** Classes from one to another, by the ids of `schemas/lookups/classes.ts`. */
export interface ClassRange {
  readonly first: number;
  readonly last: number;
}

export type StageName = 'prePrimary' | 'primary' | 'middle' | 'secondary' | 'seniorSecondary';

export interface Stage extends ClassRange {
  readonly name: StageName;
}

const stages: readonly Stage[] = [
  { name: 'prePrimary', first: 1, last: 3 },
  { name: 'primary', first: 4, last: 8 },
  { name: 'middle', first: 9, last: 11 },
  { name: 'secondary', first: 12, last: 13 },
  { name: 'seniorSecondary', first: 14, last: 15 },
];

/** The stages of Indian schools that a school has classes of, each with those that it has. */
export const stagesIn = ({ first, last }: ClassRange): readonly Stage[] =>
  stages
    .map((stage) => ({ ...stage, first: Math.max(first, stage.first), last: Math.min(last, stage.last) }))
    .filter((stage) => stage.first <= stage.last);
