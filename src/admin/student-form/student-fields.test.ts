import { describe, expect, it } from 'vitest';
import { bodyOf, emptyFields, textsOf } from './student-fields.ts';

const full = {
  ...textsOf(),
  First_Name: 'Meera',
  Date_Of_Birth: '2016-08-14',
  Gender: 'Female',
  Mobile: '98220 41876',
  Father_Name: 'Sanjay Kulkarni',
  Admission_No: '2026/0142',
  Admission_Date: '2026-04-06',
  Session: '2026-2027',
  Class_Id: '8',
  Section_Id: '1',
};

describe('the form of a student', () => {
  it('asks for what a student cannot be without, in its order', () => {
    expect(emptyFields(textsOf())).toEqual([
      'First_Name',
      'Date_Of_Birth',
      'Gender',
      'Mobile',
      'Father_Name',
      'Admission_No',
      'Admission_Date',
      'Session',
      'Class_Id',
      'Section_Id',
    ]);
    expect(emptyFields(full)).toEqual([]);
    expect(emptyFields({ ...full, Father_Name: '', Guardian_Name: 'Asha' })).toEqual(['Guardian_Relation']);
  });

  it('sends numbers as numbers, and one address where both are the same', () => {
    const body = bodyOf({ ...full, Permanent_City: 'Pune' });
    expect(body).toMatchObject({ Class_Id: 8, Permanent_Same_As_Present: true });
    expect(body).not.toHaveProperty('Permanent_City');
    expect(body).not.toHaveProperty('Roll_No');
    expect(bodyOf({ ...full, Permanent_City: 'Pune', Permanent_Same_As_Present: '' })).toMatchObject({
      Permanent_City: 'Pune',
      Permanent_Same_As_Present: false,
    });
  });

  it('shows numbers as they are read, and another permanent address as it is', () => {
    expect(textsOf({ Mobile: '+919822041876' }).Mobile).toBe('98220 41876');
    expect(textsOf({ Permanent_City: 'Pune' }).Permanent_Same_As_Present).toBe('');
  });
});
