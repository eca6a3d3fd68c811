import { describe, expect, it } from 'vitest';
import type { OfficeLocale } from '#schemas/office.ts';
import { changedFields } from './changed-fields.ts';
import { fieldSayings } from './field-sayings.ts';
import { type IdSort, idsIn } from './named-ids.ts';

type Sides = readonly [before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>>];

const names = new Map<IdSort, Readonly<Record<number, string>>>([
  ['account', { 7: 'Ila Menon' }],
  ['class', { 9: 'Class 6', 10: 'Class 7' }],
  ['member', { 31: 'Farida Sayyed' }],
  ['role', { 4: 'Librarian' }],
  ['section', { 1: 'A', 2: 'B' }],
  ['student', { 12: 'Kabir Shaikh' }],
  ['subject', { 3: 'Science' }],
]);

/** What an entry tells, a line a field: `State: Applied → Under review`. */
const told = (entity: string, [before, after]: Sides, locale: OfficeLocale = 'en'): string[] => {
  const nameOf = (sort: IdSort, id: number): string => names.get(sort)?.[id] ?? '';
  const { label, value } = fieldSayings({ entity, locale, nameOf });
  return changedFields(before, after).map((field) => {
    const sides = [value(field.path, field.before), value(field.path, field.after)].filter(Boolean);
    return `${label(field.path)}: ${sides.join(' → ')}`;
  });
};

describe('the differences of an entry', () => {
  it('are words where a code is stored, in both languages', () => {
    const step: Sides = [
      { Status: 5, Status_Label: 'Applied', Priority: 0, Assigned_To: null },
      { Status: 6, Status_Label: 'Under review', Priority: 1, Assigned_To: 7 },
    ];
    expect(told('enquiry', step)).toEqual([
      'State: Applied → Under review',
      'Priority: Usual → Soon',
      'In charge: Ila Menon',
    ]);
    expect(told('enquiry', step, 'hi')).toEqual([
      'स्थिति: आवेदन हुआ → विचाराधीन',
      'प्राथमिकता: सामान्य → जल्दी',
      'ज़िम्मेदार: Ila Menon',
    ]);
  });

  it.each(['student', 'staffMember', 'enquiry', 'demoRequest'])(
    'have in Hindi another word for the state of an address of %s',
    (entity) => {
      expect(told(entity, [{ State: 'Goa' }, { State: 'Maharashtra' }], 'hi')).toEqual(['राज्य: Goa → Maharashtra']);
      expect(told('studentLeave', [{ State: 'Pending' }, { State: 'Approved' }], 'hi')[0]).toMatch(/^स्थिति: /);
    },
  );

  it.each<[string, Sides, readonly string[]]>([
    [
      'student',
      [
        { Class_Id: 9, Section_Id: 1 },
        { Class_Id: 10, Section_Id: 2 },
      ],
      ['Class: Class 6 → Class 7', 'Section: A → B'],
    ],
    [
      'student',
      [
        { Status: 'Active', Gender: 'Male' },
        { Status: 'Left', Gender: 'Female' },
      ],
      ['State: In school → Left', 'Gender: Boy → Girl'],
    ],
    ['student', [{ Guardian_Relation: 1 }, { Guardian_Relation: 6 }], ['Relation of the guardian: Father → Uncle']],
    [
      'staffMember',
      [
        { Status: 'Active', Staff_Role_Id: 4 },
        { Status: 'On_Leave', Staff_Role_Id: 5 },
      ],
      ['State: At the school → On leave', 'Role: Librarian → 5'],
    ],
    ['staffMember', [{ Subjects: [] }, { Subjects: [3] }], ['Subjects: Science']],
    [
      'staffMember',
      [
        null,
        {
          Classes: [
            { Class_Id: 9, Section_Id: 1 },
            { Class_Id: 10, Section_Id: 2 },
          ],
        },
      ],
      ['Classes: Class 6 A, Class 7 B'],
    ],
    [
      'user',
      [
        { role: 'Staff', permissionSets: [], status: 1 },
        { role: 'Admin', permissionSets: ['frontOffice', 'hr'], status: 0 },
      ],
      ['Role: Staff → Office admin', 'Work: Front office, Staff office', 'State: Active → Off'],
    ],
    [
      'visitor',
      [
        { state: 'In', purpose: 'Pick_Up', outBy: null },
        { state: 'Out', purpose: 'Vendor', outBy: 7 },
      ],
      ['State: Inside → Left', 'Comes for: Pick-up → Vendor', 'Signed out by account: Ila Menon'],
    ],
    [
      'syllabus',
      [
        { Status: 'Draft', Subject_Id: 3, course_Id: -1 },
        { Status: 'Published', Subject_Id: 8, course_Id: 2 },
      ],
      ['State: Draft → Published', 'Subject: Science → 8', 'Term or stream: None → 2'],
    ],
    [
      'attendanceRegister',
      [
        { Part: 'Full', Marks: {} },
        { Part: 'Forenoon', Marks: { 12: 'A', 13: 'LV' } },
      ],
      [
        'Part of the day: whole day → forenoon',
        'Not simply present: Kabir Shaikh: absent',
        'Not simply present: 13: on leave',
      ],
    ],
    [
      'staffAttendance',
      [{ Codes: { 31: 'P' } }, { Codes: { 31: 'OD' } }],
      ['Marks: Farida Sayyed: Present → On duty elsewhere'],
    ],
    [
      'studentLeave',
      [
        { Student_Id: 12, State: 'Pending' },
        { Student_Id: 12, State: 'Approved' },
      ],
      ['State: Awaiting an answer → Approved'],
    ],
    ['notice', [null, { noticeHead: 'Bus 6', Status: 'Draft' }], ['Heading: Bus 6', 'State: Draft']],
  ])('are words of %s as its screen has them: %#', (entity, sides, lines) => {
    expect(told(entity, sides)).toEqual(lines);
  });

  it('name whoever has a number, wherever it stands', () => {
    const ids = idsIn(
      { Classes: [{ Class_Id: 9, Section_Id: 1 }], Assigned_To: null },
      { Marks: { 12: 'A' }, Subjects: [3, 8] },
    );
    expect(Object.fromEntries([...ids].map(([sort, found]) => [sort, [...found]]))).toEqual({
      class: [9],
      section: [1],
      student: [12],
      subject: [3, 8],
    });
  });
});
