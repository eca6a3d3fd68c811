/** What is chosen of two entries of one child. The seat is one choice, and so are the address and each parent. */
export const mergedFields = [
  'Admission_No',
  'Admission_Date',
  'Class_Id',
  'First_Name',
  'Middle_Name',
  'Last_Name',
  'Date_Of_Birth',
  'Gender',
  'Mobile',
  'Email',
  'Blood_Group',
  'Father_Name',
  'Mother_Name',
  'Guardian_Name',
  'Alternate_Mobile',
  'Religion',
  'Category',
  'Mother_Tongue',
  'Nationality',
  'Address',
  'Student_Photo',
] as const;

export type MergedField = (typeof mergedFields)[number];

/** What goes with a field that is chosen. */
export const fieldsOfChoice = (field: MergedField): readonly string[] => [field, ...(together.get(field) ?? [])];

const together: ReadonlyMap<MergedField, readonly string[]> = new Map([
  ['Class_Id', ['Session', 'Section_Id', 'Roll_No']],
  ['Father_Name', ['Father_Mobile', 'Father_Email']],
  ['Mother_Name', ['Mother_Mobile', 'Mother_Email']],
  ['Guardian_Name', ['Guardian_Relation', 'Guardian_Mobile', 'Guardian_Email']],
  [
    'Address',
    [
      'City',
      'State',
      'Pincode',
      'Permanent_Same_As_Present',
      'Permanent_Address',
      'Permanent_City',
      'Permanent_State',
      'Permanent_Pincode',
    ],
  ],
]);
