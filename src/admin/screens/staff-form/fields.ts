import type { StaffMember, StaffMemberBody } from '#schemas/api/staff/save.ts';
import { requiredStaffFields, sealedStaffFields } from '#schemas/records/staff.ts';
import { staffWebsiteFields } from '#schemas/records/staff-website.ts';
import { changedFields, isSame, mergeFields, type Versions } from '../../drafts/merge-fields.ts';

/** What of the form is one text. */
const textNames = [
  'First_Name',
  'Middle_Name',
  'Last_Name',
  'Gender',
  'Date_Of_Birth',
  'Blood_Group',
  'Father_Or_Spouse_Name',
  'Mobile',
  'Email',
  'Address',
  'City',
  'State',
  'Pincode',
  'Employee_No',
  'Staff_Role_Id',
  'Designation',
  'Department',
  'Staff_Type',
  'Employment',
  'Joining_Date',
  'Qualification',
  'Professional_Qualification',
  'Experience_Years',
  'Aadhaar_No',
  'Pan_No',
  'Police_Verified_On',
  'Police_Verification_Until',
  'Account_Holder_Name',
  'Bank_Name',
  'Branch',
  'Ifsc',
  'Account_No',
  'Confirm_Account_No',
  'Bio',
] as const;

export type TextName = (typeof textNames)[number];
export type FormField = TextName | 'Classes' | 'Subjects' | 'Staff_Photo';

/** A class as the form has it. */
export interface TaughtClass {
  readonly Class_Id: number;
  readonly Section_Id: number;
  readonly Is_Class_Teacher: boolean;
}

export interface Fields {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly Classes: readonly TaughtClass[];
  readonly Subjects: readonly number[];
}

/** Numbers that are never filled in, nor put aside on a device. */
const secretNames: readonly TextName[] = [
  ...(Object.keys(sealedStaffFields) as (keyof typeof sealedStaffFields)[]),
  'Confirm_Account_No',
];

const numberNames: readonly TextName[] = ['Staff_Role_Id', 'Experience_Years'];

/** What the form is filled from: a member, or what a new one begins with. */
export const fieldsOf = (member: StaffMember | undefined, start: Partial<Record<TextName, string>> = {}): Fields => {
  const texts = Object.fromEntries(textNames.map((name) => [name, start[name] ?? stored(member, name)]));
  return {
    texts: texts as Fields['texts'],
    Classes: (member?.Classes ?? []).map(({ Class_Id, Section_Id, Is_Class_Teacher }) => ({
      Class_Id,
      Section_Id,
      Is_Class_Teacher: Is_Class_Teacher ?? false,
    })),
    Subjects: member?.Subjects ?? [],
  };
};

const stored = (member: StaffMember | undefined, name: TextName): string =>
  member && Object.hasOwn(member, name) ? String((member as Readonly<Record<string, unknown>>)[name]) : '';

/** The same without what must not lie on a device. */
export const withoutSecrets = (fields: Fields): Fields => ({
  ...fields,
  texts: { ...fields.texts, ...Object.fromEntries(secretNames.map((name) => [name, ''])) },
});

/** What is missing. */
export const missingOf = ({ texts }: Fields): readonly TextName[] =>
  requiredStaffFields.filter((name) => texts[name].trim() === '');

/** What the form does not show of a member, and must not be emptied by saving it. */
const keptOf = (member: StaffMember): Partial<StaffMember> =>
  Object.fromEntries(Object.entries(member).filter(([name]) => Object.hasOwn(staffWebsiteFields, name)));

/** What the call takes: what is empty is left out. */
export const bodyOf = (fields: Fields, member: StaffMember | undefined, schoolId: number): StaffMemberBody => {
  const given = textNames
    .filter((name) => fields.texts[name].trim() !== '')
    .map((name) => [name, numberNames.includes(name) ? Number(fields.texts[name]) : fields.texts[name].trim()]);
  return {
    School_Id: schoolId,
    Staff_Id: member?.Staff_Id ?? 0,
    ...(member && keptOf(member)),
    ...Object.fromEntries(given),
    ...(fields.Classes.length > 0 && { Classes: [...fields.Classes] }),
    ...(fields.Subjects.length > 0 && { Subjects: [...fields.Subjects] }),
  } as StaffMemberBody;
};

/** The same as a form, with a photo. */
export const formOf = (body: StaffMemberBody, photo: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (name === 'Subjects') for (const id of value as readonly number[]) form.append(name, String(id));
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append('Staff_Photo', photo);
  return form;
};

/** Both people's changes: theirs wherever nothing was changed here. */
export const joinFields = (versions: Versions<Fields>): Fields => {
  const { base, mine, theirs } = versions;
  return { ...mergeFields(versions), texts: mergeFields({ base: base.texts, mine: mine.texts, theirs: theirs.texts }) };
};

/** What differs of what can be shown. */
export const differingFields = (one: Fields, other: Fields): readonly (TextName | 'Classes' | 'Subjects')[] => [
  ...changedFields(one.texts, other.texts),
  ...(['Classes', 'Subjects'] as const).filter((name) => !isSame(one[name], other[name])),
];
