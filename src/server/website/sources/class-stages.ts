import { standardClass } from '#schemas/lookups/classes.ts';
import type { PopularClassItem } from '#schemas/sources/popular-classes.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const romanNumber = /\b(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})\b/;

type Stage = Pick<PopularClassItem, 'className' | 'childrenAge'>;

/** Names standard classes as the school names its own on the website: Class 2, Class II, Grade 2. */
export const classNaming = (stages: readonly Stage[]): ((one: Pick<OfferedClass, 'id' | 'name'>) => string) => {
  const written = stages.map(({ className }) => className).join('\n');
  const word = /\bgrades?\b/i.test(written) ? 'Grade' : 'Class';
  const isRoman = romanNumber.test(written);
  return ({ id, name }) => {
    const { grade = 0 } = standardClass(id) ?? {};
    return grade > 0 ? `${word} ${isRoman ? roman[grade] : grade}` : name;
  };
};

/** The first and the last age that a stage names ('3 - 5 years'). */
const agesOf = ({ childrenAge = '' }: Stage): readonly [number, number] | undefined => {
  const [first, last = first] = (childrenAge.match(/\d+/g) ?? []).map(Number);
  return first === undefined || last === undefined ? undefined : [first, last];
};

/**
 * The places of the stages that a class belongs to, by the age at which children start it: those that hold the age and
 * begin last, as one that ends at 14 and one that begins at 14 are followed by the latter.
 */
export const stagesOf = ({ minAge }: Pick<OfferedClass, 'minAge'>, stages: readonly Stage[]): number[] => {
  if (minAge === undefined) return [];
  const holding = stages.flatMap((stage, place) => {
    const [first, last] = agesOf(stage) ?? [];
    return first !== undefined && last !== undefined && first <= minAge && minAge <= last ? [{ place, first }] : [];
  });
  const start = Math.max(...holding.map(({ first }) => first));
  return holding.flatMap(({ place, first }) => (first === start ? [place] : []));
};
