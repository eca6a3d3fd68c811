import { describe, expect, it } from 'vitest';
import type { RegisterRecord, RegisterStudent } from '#schemas/api/attendance/take.ts';
import { registerOn } from './register-on.ts';

const who = { Student_Id: 7, Admission_No: 'A-7', First_Name: 'Gargi', Roll_No: 1, Mobile: '+919890555312' };

const student = {
  ...who,
  Status: 'LV',
  Own_Code: 'SP',
  Leave_Reason: 'Illness',
  Forenoon: 'A',
  In_Time: '09:30',
  Out_Time: '12:00',
  Reason: 'Fever',
  Remark: 'Mother has called',
  Absent_Before: 2,
  Late_In_Month: 1,
  Student_Photo: '/files/1',
} as unknown as RegisterStudent;

const register = {
  ...{ Class_Id: 8, Section_Id: 1, Session: '2026-2027', Date: '2026-11-20', Today: '2026-11-20', Part: 'Full' },
  ...{ State: 'Submitted', Is_Working_Day: true, Students: [student], Own_Codes: [], Version: 3 },
} as unknown as RegisterRecord;

describe('a register that a device has kept', () => {
  it('says of another day who is in the class, and nothing of its own day', () => {
    const other = registerOn(register, { date: '2026-11-21', today: '2026-11-21' });
    expect(other).toMatchObject({ Date: '2026-11-21', State: 'Open', Version: 0, Is_Working_Day: false });
    expect(other.Students).toEqual([{ ...who, Status: 'P', Absent_Before: 0, Late_In_Month: 0 }]);
  });

  it('is whole on its own day, but for photos, whose links hold for minutes', () => {
    const { Student_Photo: _, ...kept } = student;
    const own = registerOn(register, { date: '2026-11-20', today: '2026-11-21' });
    expect(own).toEqual({ ...register, Students: [kept] });
  });
});
