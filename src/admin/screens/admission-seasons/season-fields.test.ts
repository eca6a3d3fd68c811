import { expect, it } from 'vitest';
import { joinedSeason, type SeasonFields } from './season-fields.ts';

const classOf = (id: number, seats: string, fee = '') => ({ id, isOffered: true, from: '', to: '', seats, fee });
const season = (changes: Partial<SeasonFields>): SeasonFields => ({
  isOpen: true,
  Opens_On: '',
  Closes_On: '',
  Age_On: '',
  note: '',
  days: [],
  classes: [classOf(4, '30'), classOf(5, '30')],
  ...changes,
});

it('joins what two have typed of a session class by class, and field by field', () => {
  const mine = season({ note: 'Books are included', classes: [classOf(4, '20'), classOf(5, '30')] });
  const theirs = season({ isOpen: false, classes: [classOf(4, '30', '₹100'), classOf(5, '25')] });
  expect(joinedSeason({ base: season({}), theirs, mine })).toEqual(
    season({ isOpen: false, note: 'Books are included', classes: [classOf(4, '20', '₹100'), classOf(5, '25')] }),
  );
});
