import { chanceOf, oneOf, wholeOf } from '#engine/states/random.ts';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { standardClass } from '#schemas/lookups/classes.ts';
import { addDays, sessionFirstDay } from '#shared/calendar.ts';
import type { Community, RollFile } from './roll-file.ts';

export type RollStudent = Omit<BasicDetailsBody, 'School_Id' | 'Student_Id'>;

interface Family {
  readonly key: string;
  readonly community: Community;
  readonly Last_Name: string;
  readonly Father_Name: string;
  readonly Mother_Name: string;
  readonly Mobile: string;
  readonly Address: string;
  /** The classes that a child of theirs is in. */
  readonly classes: number[];
  readonly children: string[];
}

/** How many of 100 children have a brother or sister in another class. */
const siblings = 28;
/** How many of 100 children have been there from Nursery on. */
const fromNursery = 80;
const bloodGroups = ['O+', 'O+', 'B+', 'B+', 'A+', 'A+', 'AB+', 'O-', 'B-'] as const;

/** The students of a demo school in a session: the same ones each time, of the ages that their classes are for. */
export const makeRoll = (file: RollFile, session: string): RollStudent[] => {
  const families: Family[] = [];
  const students = file.classes.flatMap(({ Class_Id, sections }) =>
    sections.flatMap((size, i) => {
      const section = Array.from({ length: size }, (_, n) => {
        const key = `${Class_Id}-${i}-${n}`;
        const family = findFamily(file, families, { key, classId: Class_Id });
        return makeStudent(file, family, { key, session, Class_Id, Section_Id: i + 1 });
      });
      return section.toSorted(byName).map((student, n) => ({ ...student, Roll_No: n + 1 }));
    }),
  );
  return withAdmissionNumbers(students, file.admissionPrefix);
};

const byName = (a: RollStudent, b: RollStudent): number =>
  a.First_Name.localeCompare(b.First_Name, 'en') || (a.Last_Name ?? '').localeCompare(b.Last_Name ?? '', 'en');

interface Child {
  readonly key: string;
  readonly classId: number;
}

const findFamily = (file: RollFile, families: Family[], { key, classId }: Child): Family => {
  const open = families.filter(({ classes }) => classes.length === 1 && !classes.includes(classId));
  if (open.length > 0 && wholeOf(`sibling/${key}`, 1, 100) <= siblings) {
    const family = oneOf(`family/${key}`, open);
    family.classes.push(classId);
    return family;
  }
  const community = communityOf(file, key);
  const house = wholeOf(`house/${key}`, 1, 64);
  const surname = oneOf(`surname/${key}`, community.surnames);
  const family: Family = {
    key,
    community,
    Last_Name: surname,
    Father_Name: `${oneOf(`father/${key}`, community.fathers)} ${surname}`,
    Mother_Name: `${oneOf(`mother/${key}`, community.mothers)} ${surname}`,
    // Numbers of one block that is given to nobody.
    Mobile: `90000 ${10_000 + families.length}`,
    Address: `${house}, ${oneOf(`street/${key}`, file.streets)}`,
    classes: [classId],
    children: [],
  };
  families.push(family);
  return family;
};

const communityOf = ({ communities }: RollFile, key: string): Community => {
  let rest = chanceOf(`community/${key}`) * communities.reduce((sum, { share }) => sum + share, 0);
  for (const community of communities) {
    rest -= community.share;
    if (rest < 0) return community;
  }
  return communities[0] as Community;
};

type Place = Pick<RollStudent, 'Class_Id' | 'Section_Id'> & { readonly key: string; readonly session: string };

const makeStudent = (file: RollFile, family: Family, { key, session, ...place }: Place): RollStudent => {
  const { community, Last_Name, Father_Name, Mother_Name, Mobile, Address } = family;
  const isGirl = chanceOf(`gender/${key}`) < 0.49;
  const names = (isGirl ? community.girls : community.boys).filter((name) => !family.children.includes(name));
  const First_Name = oneOf(`name/${key}`, names);
  family.children.push(First_Name);
  const { grade, minAge } = standardClass(place.Class_Id) ?? { grade: 1, minAge: 6 };
  const start = Number(session.slice(0, 4));
  const birth = `${start - minAge}${sessionFirstDay(session).slice(4)}`;
  const yearsHere = wholeOf(`stayed/${key}`, 1, 100) <= fromNursery ? grade + 2 : wholeOf(`came/${key}`, 0, grade + 2);
  return {
    Admission_No: '',
    Admission_Date: `${start - yearsHere}-06-${wholeOf(`admitted/${key}`, 10, 20)}`,
    Session: session,
    ...place,
    First_Name,
    Middle_Name: Father_Name.split(' ')[0] ?? '',
    Last_Name,
    Date_Of_Birth: addDays(birth, -wholeOf(`born/${key}`, 1, 360)),
    Gender: isGirl ? 'Female' : 'Male',
    Blood_Group: oneOf(`blood/${key}`, bloodGroups),
    Father_Name,
    Mother_Name,
    Mobile,
    Religion: community.religion,
    Mother_Tongue: community.motherTongue,
    Nationality: 'Indian',
    Address,
    ...file.city,
    Permanent_Same_As_Present: true,
  };
};

/** Numbers in the order in which they came, as a register of admissions has them. */
const withAdmissionNumbers = (students: readonly RollStudent[], prefix: string): RollStudent[] => {
  const order = new Map(
    students
      .map((student, i) => [i, student.Admission_Date] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b))
      .map(([i], n) => [i, n] as const),
  );
  return students.map((student, i) => ({
    ...student,
    Admission_No: `${prefix}/${student.Admission_Date.slice(0, 4)}/${String((order.get(i) ?? 0) + 1).padStart(3, '0')}`,
  }));
};
