/** The most rows that one file may have. */
export const maxImportedRows = 5000;

/** The most rows that one call takes. */
export const maxRowsAtOnce = 100;

/** The most characters of a cell. */
export const maxCellLength = 250;

/** The fields of a student that a file may have; the session is that of the whole import. */
export const importedFields = [
  'Admission_No',
  'First_Name',
  'Middle_Name',
  'Last_Name',
  'Class_Id',
  'Section_Id',
  'Roll_No',
  'Date_Of_Birth',
  'Gender',
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
  'Mobile',
  'Alternate_Mobile',
  'Email',
  'Admission_Date',
  'Blood_Group',
  'Religion',
  'Category',
  'Mother_Tongue',
  'Nationality',
  'Address',
  'City',
  'State',
  'Pincode',
] as const;

export type ImportedField = (typeof importedFields)[number];

/** The fields that say where a student is in one session. */
export const seatFields = ['Class_Id', 'Section_Id', 'Roll_No'] as const satisfies readonly ImportedField[];
