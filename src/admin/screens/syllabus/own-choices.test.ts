import { expect, it } from 'vitest';
import { ownChoices } from './own-choices.ts';

it('offers a class teacher their own classes, and the one that is stored', () => {
  const choices = [4, 5, 6].map((id) => ({ id }));
  const taught = [
    { Class_Id: 5, Section_Id: 1 },
    { Class_Id: 5, Section_Id: 2 },
  ];
  expect(ownChoices(choices, taught, '')).toEqual([{ id: 5 }]);
  expect(ownChoices(choices, taught, '6')).toEqual([{ id: 5 }, { id: 6 }]);
  expect(ownChoices(choices, [], '')).toEqual([]);
});
