import { describe, expect, it } from 'vitest';
import { importedFields } from '#schemas/records/student-import.ts';
import { formWords } from '../../student-form/form-words.ts';
import { aimColumn, guessTargets, tableOf } from './columns.ts';

const guess = (...headings: string[]) =>
  guessTargets(tableOf([headings, headings.map(() => 'x')].map((cells, at) => ({ line: at + 1, cells }))));

describe('the columns of a list of students', () => {
  it.each([
    [
      ['Sr No', 'G.R. No.', 'Students Name', 'जन्म तिथि', 'Std', 'Div', 'Fathers Mob', 'Caste'],
      ['none', 'Admission_No', 'Full_Name', 'Date_Of_Birth', 'Class_Id', 'Section_Id', 'Mobile', 'none'],
    ],
    [
      ['क्रमांक', 'प्रवेश संख्या', 'विद्यार्थी का नाम', 'पिता का नाम', 'माता का नाम', 'कक्षा', 'लिंग', 'मोबाइल नंबर', 'पता'],
      ['none', 'Admission_No', 'Full_Name', 'Father_Name', 'Mother_Name', 'Class_Id', 'Gender', 'Mobile', 'Address'],
    ],
    [
      ['Adm No', 'First Name', 'Surname', 'DOB', 'Date of Admission', 'Father/Guardian Name', 'Whatsapp number'],
      ['Admission_No', 'First_Name', 'Last_Name', 'Date_Of_Birth', 'Admission_Date', 'Father_Name', 'Alternate_Mobile'],
    ],
    [
      [
        'Student PEN',
        'Student Name',
        'Gender',
        'Date of Birth',
        'Mother Name',
        'Father Name',
        'Guardian Name',
        'AADHAAR No.',
        'Name as per AADHAAR',
        'Address',
        'Pincode',
        'Mobile Number',
        'Alternate Mobile Number',
        'Contact email-id',
        'Mother Tongue of the Student',
        'Social Category',
        'Admission Number',
        'Admission Date',
        'Roll Number',
        'Class',
        'Section',
      ],
      [
        'none',
        'Full_Name',
        'Gender',
        'Date_Of_Birth',
        'Mother_Name',
        'Father_Name',
        'Guardian_Name',
        'none',
        'none',
        'Address',
        'Pincode',
        'Mobile',
        'Alternate_Mobile',
        'Email',
        'Mother_Tongue',
        'Category',
        'Admission_No',
        'Admission_Date',
        'Roll_No',
        'Class_Id',
        'Section_Id',
      ],
    ],
    [
      ['Adm No', 'Name', 'Mobile', 'Father Name', 'Father Mobile No', "Mother's Name", 'Mother Phone', 'Mother E-mail'],
      [
        'Admission_No',
        'Full_Name',
        'Mobile',
        'Father_Name',
        'Father_Mobile',
        'Mother_Name',
        'Mother_Mobile',
        'Mother_Email',
      ],
    ],
    [
      ['नाम', 'पिता का मोबाइल', 'माता का मोबाइल', 'माता का ईमेल', 'संरक्षक का नंबर'],
      ['Full_Name', 'Mobile', 'Mother_Mobile', 'Mother_Email', 'Guardian_Mobile'],
    ],
  ])('%j are known by their headings', (headings, expected) => expect(guess(...headings)).toEqual(expected));

  it.each(['en', 'hi'] as const)('of our own template are all known, in %s', (locale) => {
    expect(guess(...importedFields.map((field) => formWords[locale][field]))).toEqual(importedFields);
  });

  it('fill no field twice', () => {
    expect(guess('Mobile', 'Phone')).toEqual(['Mobile', 'none']);
    expect(aimColumn(['First_Name', 'Last_Name', 'none'], 2, 'Full_Name')).toEqual(['none', 'none', 'Full_Name']);
    expect(aimColumn(['Mobile', 'none'], 1, 'Mobile')).toEqual(['none', 'Mobile']);
    expect(aimColumn(['Mobile', 'none'], 0, 'none')).toEqual(['none', 'none']);
  });
});
