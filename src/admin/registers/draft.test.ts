import { expect, it } from 'vitest';
import { marksOfBody, ofStudents } from './draft.ts';

it('leaves out who has left the class since, so that the register can be sent', () => {
  const marks = marksOfBody({
    Marks: [
      { Student_Id: 1, Status: 'A' },
      { Student_Id: 2, Status: 'L', In_Time: '08:20' },
    ],
  });
  expect([...ofStudents(marks, [{ Student_Id: 2 }, { Student_Id: 3 }])]).toEqual([
    [2, { Status: 'L', In_Time: '08:20' }],
  ]);
});
