import { describe, expect, it } from 'vitest';
import { differingFields, fieldsOf, joinFields } from './fields.ts';

const stored = { First_Name: 'Lata', City: 'Pune', Classes: [{ Class_Id: 8, Section_Id: 1 }], Subjects: [2] };
const filled = (changes: object = {}) =>
  fieldsOf({ ...stored, ...changes } as unknown as Parameters<typeof fieldsOf>[0]);

describe('a form of the staff that two have changed', () => {
  it('takes of the other what was not changed here', () => {
    const base = filled();
    const mine = filled({ City: 'Nashik', Subjects: [2, 24] });
    const theirs = filled({ City: 'Satara', First_Name: 'Lata M', Classes: [], Subjects: [7] });
    expect(joinFields({ base, mine, theirs })).toEqual(
      filled({ City: 'Nashik', First_Name: 'Lata M', Classes: [], Subjects: [2, 24] }),
    );
    expect(differingFields(base, theirs)).toEqual(['First_Name', 'City', 'Classes', 'Subjects']);
  });
});
