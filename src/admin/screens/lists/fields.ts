import type { ListsWord } from './words.ts';

/** The fields of each list that are a line: how each is called. */
export const lines: Readonly<Record<string, readonly (readonly [name: string, label: ListsWord, help?: ListsWord])[]>> =
  {
    classes: [
      ['minAge', 'minAge', 'ageHelp'],
      ['maxAge', 'maxAge', 'ageHelp'],
      ['seats', 'seatsLabel', 'seatsHelp'],
    ],
    subjects: [['code', 'code']],
    houses: [['teacher', 'houseTeacher']],
    'exam-types': [['maxMarks', 'maxMarks']],
    periods: [
      ['startTime', 'startTime'],
      ['endTime', 'endTime'],
    ],
    teachers: [
      ['subject', 'subject'],
      ['mobile', 'mobile'],
      ['email', 'email'],
    ],
    routes: [['code', 'code']],
    'stop-points': [
      ['routeId', 'route'],
      ['time', 'time'],
      ['fee', 'fee'],
    ],
    vehicles: [
      ['registrationNo', 'registrationNo'],
      ['seats', 'vehicleSeats'],
      ['routeId', 'route'],
    ],
    drivers: [
      ['mobile', 'mobile'],
      ['licenceNo', 'licenceNo'],
    ],
    suppliers: [
      ['mobile', 'mobile'],
      ['email', 'email'],
      ['address', 'address'],
    ],
    colours: [['hex', 'hex', 'hexHelp']],
  };

interface Entry {
  readonly type?: 'time' | 'tel' | 'email';
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly maxLength?: number;
}

const line: Entry = { maxLength: 40 };

const entries = new Map<string, Entry>([
  ...(['code', 'teacher', 'subject', 'registrationNo', 'licenceNo'] as const).map((name) => [name, line] as const),
  ...(['startTime', 'endTime', 'time'] as const).map((name) => [name, { type: 'time' }] as const),
  ['mobile', { type: 'tel', inputMode: 'tel', maxLength: 20 }],
  ['email', { type: 'email', inputMode: 'email', maxLength: 254 }],
  ['address', { maxLength: 250 }],
  ['hex', { maxLength: 7 }],
  ['fee', { inputMode: 'decimal', maxLength: 10 }],
]);

/** How a detail is entered; what is not told here is a whole number. */
export const entryOf = (name: string): Entry => entries.get(name) ?? { inputMode: 'numeric', maxLength: 5 };

const others = new Map<string, ListsWord>([
  ['Class_Id', 'class'],
  ['Documents', 'documentsLabel'],
  ['isActive', 'isOffered'],
]);

/** What a field of an entry is called. */
export const labelOf = (kind: string, field: string): ListsWord =>
  lines[kind]?.find(([name]) => name === field)?.[1] ?? others.get(field) ?? 'name';
