import { crowd } from '../crowd.ts';
import type { Hair } from '../heads.ts';
import type { Person } from '../people.ts';
import { inked, tone } from './inks.ts';

type Look = Partial<Person> & Pick<Person, 'x' | 'y' | 'h'>;

const heads: readonly Hair[] = ['short', 'plaits', 'short', 'bob', 'pony', 'turban', 'bob', 'short'];

/** A pupil in white and navy. The index picks hair and skin, so that no two neighbours are alike. */
export function pupil(index: number, look: Look): Person {
  const hair = look.hair ?? heads[index % heads.length] ?? 'short';
  const boy = hair === 'short' || hair === 'turban';
  return {
    adult: true,
    skin: (index * 2 + 1) % 5,
    hair,
    outfit: boy ? 'trousers' : 'skirt',
    cloth: tone.navy,
    top: tone.shirt,
    ribbon: tone.oxblood,
    ...look,
  };
}

/** One walking step, the left or the right foot first. */
export const walking = (left: boolean): Pick<Person, 'legs' | 'arms'> => ({
  legs: left
    ? [
        [-16, -22],
        [15, 6],
      ]
    : [
        [14, 4],
        [-15, -24],
      ],
  arms: left
    ? [
        [14, 22],
        [-14, -4],
      ]
    : [
        [-14, -4],
        [16, 24],
      ],
});

/** Pupils in the soft light of a grey day. */
export const group = (people: readonly Person[]): string =>
  inked(crowd(people, { lean: 0.35, reach: 0.1, colour: '#2E2436', opacity: 0.28 }));

/** Arms for holding a book or a sheet before oneself. */
export const reading: Pick<Person, 'arms' | 'nod'> = {
  arms: [
    [30, 92],
    [24, 96],
  ],
  nod: 12,
};
