import type { EnquiryImportRow } from '#schemas/api/admission-import.ts';
import { dayOf, lastDayOf, plainDay } from '../../../format/plain-day.ts';
import {
  type CheckedRow,
  mendTexts,
  type Problem as ProblemOf,
  type Reading,
} from '../../../tables/import/row-import.ts';
import { nameParts, type Places, readClass, readGender } from '../../../tables/read-cells.ts';
import type { Table } from '../../../tables/read-table.ts';
import type { Target } from './columns.ts';

/** The cells of a row that can be mended. */
export const cellNames = ['child', 'class', 'birth', 'gender', 'parent', 'mobile', 'alternate', 'email'] as const;
export type CellName = (typeof cellNames)[number];

/** Which cell a field of the call is in. */
export const cellOfField: Readonly<Record<string, CellName>> = {
  Student_First_Name: 'child',
  Student_Middle_Name: 'child',
  Student_Last_Name: 'child',
  Class_Id: 'class',
  Date_Of_Birth: 'birth',
  Gender: 'gender',
  Parent_Name: 'parent',
  Mobile: 'mobile',
  Alternate_Mobile: 'alternate',
  Email: 'email',
};

type Texts = Readonly<Record<CellName | 'address' | 'message', string>>;

export type Fault =
  | 'noChild'
  | 'noClass'
  | 'unknownClass'
  | 'noBirth'
  | 'notRead'
  | 'noSuchDay'
  | 'unknownGender'
  | 'noParent'
  | 'noMobile';

type Problem = ProblemOf<CellName, Fault>;
type Gender = EnquiryImportRow['Gender'];

/** The codes of the relations that a list can tell (schemas/lookups/relations.ts). */
const relations = { father: 1, mother: 2, parent: 3 } as const;

export interface CheckedEnquiry extends CheckedRow<EnquiryImportRow> {
  readonly texts: Texts;
  readonly problems: readonly Problem[];
  readonly relation: number;
  /** As far as they could be read. */
  readonly birth: string | undefined;
  readonly classId: number | undefined;
  readonly gender: Gender | undefined;
}

/** The rows of a table with what is wrong with each. */
export const checkRows = (
  table: Table,
  { targets, mended, places }: Reading<Target> & { readonly places: Places },
): readonly CheckedEnquiry[] =>
  table.rows.map(({ line, cells }) => {
    const textOf = (target: Target): string => (cells[targets.indexOf(target)] ?? '').replace(/\s+/g, ' ').trim();
    // Whom the school is to talk to: the father where there is one, the other parent stands in the message.
    const who = (['father', 'mother', 'parent'] as const).find((one) => textOf(one) !== '') ?? 'parent';
    const others = (['mother', 'parent'] as const).filter((one) => one !== who && textOf(one) !== '');
    const more = others.map((one) => `${table.headings[targets.indexOf(one)] ?? one}: ${textOf(one)}`);
    const texts = {
      child: textOf('child') || `${textOf('first')} ${textOf('last')}`.trim(),
      class: textOf('class'),
      birth: textOf('birth'),
      gender: textOf('gender'),
      parent: textOf(who),
      mobile: textOf('mobile'),
      alternate: textOf('alternate'),
      email: textOf('email'),
      address: textOf('address'),
      message: [textOf('message'), ...more].filter(Boolean).join('\n'),
    };
    return { line, cells, ...checkRow(mendTexts(texts, line, mended), relations[who], places) };
  });

const checkRow = (texts: Texts, relation: number, places: Places): Omit<CheckedEnquiry, 'line' | 'cells'> => {
  const birth = dayOf(plainDay(texts.birth));
  const { class: classId } = readClass(texts.class, places);
  const read = texts.gender === '' ? { value: 'Undisclosed' } : readGender(texts.gender);
  const gender = 'value' in read ? (read.value as Gender) : undefined;
  const problems: readonly Problem[] = [
    ...(texts.child === '' ? [problemOf('child', 'noChild')] : []),
    ...(classId === undefined ? [problemOf('class', texts.class === '' ? 'noClass' : 'unknownClass')] : []),
    ...(birth === undefined ? [birthProblem(texts.birth)] : []),
    ...(gender === undefined ? [problemOf('gender', 'unknownGender')] : []),
    ...(texts.parent === '' ? [problemOf('parent', 'noParent')] : []),
    ...(texts.mobile === '' ? [problemOf('mobile', 'noMobile')] : []),
  ];
  const isRight = problems.length === 0 && birth !== undefined && classId !== undefined && gender !== undefined;
  return {
    texts,
    problems,
    relation,
    birth,
    classId,
    gender,
    sent: isRight ? sentOf(texts, { birth, classId, gender, relation }) : undefined,
  };
};

interface Known {
  readonly birth: string;
  readonly classId: number;
  readonly gender: Gender;
  readonly relation: number;
}

const sentOf = (texts: Texts, { birth, classId, gender, relation }: Known): EnquiryImportRow => {
  const { First_Name, Middle_Name, Last_Name } = nameParts(texts.child, false);
  return {
    Class_Id: classId,
    Student_First_Name: First_Name,
    ...(Middle_Name && { Student_Middle_Name: Middle_Name }),
    ...(Last_Name && { Student_Last_Name: Last_Name }),
    Date_Of_Birth: birth,
    Gender: gender,
    Parent_Name: texts.parent,
    Parent_Relation: relation,
    Mobile: texts.mobile,
    ...(texts.alternate && { Alternate_Mobile: texts.alternate }),
    ...(texts.email && { Email: texts.email }),
    ...(texts.address && { Address: texts.address }),
    ...(texts.message && { Message: texts.message }),
  };
};

const problemOf = (cell: CellName, fault: Fault, offer?: string): Problem => ({
  cell,
  fault,
  ...(offer === undefined ? {} : { offer }),
});

const birthProblem = (text: string): Problem => {
  if (text === '') return problemOf('birth', 'noBirth');
  const last = lastDayOf(plainDay(text));
  return last === undefined ? problemOf('birth', 'notRead') : problemOf('birth', 'noSuchDay', last);
};
