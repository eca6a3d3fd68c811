import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { guardianKinds, requiredStudentFields, studentFields } from '#schemas/records/student.ts';
import { localMobile } from '../format/mobile.ts';

const textNames = [
  'First_Name',
  'Middle_Name',
  'Last_Name',
  'Date_Of_Birth',
  'Gender',
  'Blood_Group',
  'Mobile',
  'Alternate_Mobile',
  'Email',
  'Father_Name',
  'Father_Mobile',
  'Father_Email',
  'Mother_Name',
  'Mother_Mobile',
  'Mother_Email',
  'Guardian_Name',
  'Guardian_Relation',
  'Guardian_Mobile',
  'Guardian_Email',
  'Address',
  'City',
  'State',
  'Pincode',
  'Permanent_Address',
  'Permanent_City',
  'Permanent_State',
  'Permanent_Pincode',
  'Admission_No',
  'Admission_Date',
  'Session',
  'Class_Id',
  'Section_Id',
  'Roll_No',
  'Status',
  'Religion',
  'Category',
  'Mother_Tongue',
  'Nationality',
] as const;

export type TextName = (typeof textNames)[number];
export type StudentField = TextName | 'Permanent_Same_As_Present';
/** As the form has them: each a text, and the tick `true` or empty. */
export type StudentTexts = Readonly<Record<StudentField, string>>;

const permanent = ['Permanent_Address', 'Permanent_City', 'Permanent_State', 'Permanent_Pincode'] as const;
const numbers: readonly StudentField[] = ['Class_Id', 'Section_Id', 'Roll_No', 'Guardian_Relation'];
const mobiles: readonly string[] = ['Mobile', 'Alternate_Mobile', 'Father_Mobile', 'Mother_Mobile', 'Guardian_Mobile'];

/** Whether a field holds a mobile number. */
export const isMobile = (field: string): boolean => mobiles.includes(field);

/** What the form shows of a student; of nobody, an empty form. */
export const textsOf = (student: Partial<StudentRecord> = {}): StudentTexts => {
  const isSame = student.Permanent_Same_As_Present ?? permanent.every((name) => !student[name]);
  const texts = textNames.map((name) => {
    const text = String(student[name] ?? '');
    return [name, isMobile(name) ? localMobile(text) : text] as const;
  });
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    Permanent_Same_As_Present: isSame ? 'true' : '',
  };
};

/** What the call takes of the form: what is empty is left out. */
export const bodyOf = (texts: StudentTexts): Readonly<Record<string, unknown>> => {
  const isSame = texts.Permanent_Same_As_Present === 'true';
  const sent = textNames.filter(
    (name) => texts[name].trim() !== '' && !(isSame && permanent.some((one) => one === name)),
  );
  return {
    ...Object.fromEntries(sent.map((name) => [name, numbers.includes(name) ? Number(texts[name]) : texts[name]])),
    Permanent_Same_As_Present: isSame,
    Has_Contacts: true,
  };
};

const recordNames = Object.keys(studentFields) as readonly (keyof typeof studentFields)[];

/** All basic details as they are stored, to send them again with a change: what a change leaves out is emptied. */
export const basicsOf = (student: StudentRecord): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(recordNames.flatMap((name) => (student[name] === undefined ? [] : [[name, student[name]]]))),
  Has_Contacts: true,
});

/** The fields that nothing is in and something has to be. One of the parents is enough, or a guardian. */
export const emptyFields = (texts: StudentTexts): readonly StudentField[] => {
  const isEmpty = (name: StudentField): boolean => texts[name].trim() === '';
  const hasNobody = isEmpty('Father_Name') && isEmpty('Mother_Name') && isEmpty('Guardian_Name');
  return [
    ...requiredStudentFields.filter(isEmpty),
    ...(hasNobody ? (['Father_Name'] as const) : []),
    ...guardianKinds
      .filter((kind) => !(isEmpty(`${kind}_Mobile`) && isEmpty(`${kind}_Email`)) && isEmpty(`${kind}_Name`))
      .map((kind) => `${kind}_Name` as const)
      .filter((name) => !(hasNobody && name === 'Father_Name')),
    ...(!isEmpty('Guardian_Name') && isEmpty('Guardian_Relation') ? (['Guardian_Relation'] as const) : []),
  ].toSorted((one, other) => order(one) - order(other));
};

const order = (name: StudentField): number => (textNames as readonly StudentField[]).indexOf(name);

/** What of a family its next child has as well. */
export const familyFields = [
  'Last_Name',
  'Alternate_Mobile',
  'Email',
  'Father_Name',
  'Father_Mobile',
  'Father_Email',
  'Mother_Name',
  'Mother_Mobile',
  'Mother_Email',
  'Guardian_Name',
  'Guardian_Relation',
  'Guardian_Mobile',
  'Guardian_Email',
  'Address',
  'City',
  'State',
  'Pincode',
  'Religion',
  'Category',
  'Mother_Tongue',
  'Nationality',
] as const satisfies readonly TextName[];
