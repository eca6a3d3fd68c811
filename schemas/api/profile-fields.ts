import type { JSONSchema } from 'json-schema-to-ts';
import { keptProfileFields, schoolProfileSchema } from '../content/school-profile.ts';
import { emailField } from '../fields.ts';

const {
  school_Logo_Image: _logo,
  lang: _lang,
  phone,
  email: _email,
  office_Hours,
  school_Name,
  student_Domain: _domain,
  ...sameName
} = schoolProfileSchema.properties;

/** Fields whose names in the profile's content are older than those of the form (docs/domain.md, Schools). */
export const profileContentNames = { Phone: 'phone', Email: 'email', Office_Hours: 'office_Hours' } as const;

/** The fields of a school's profile as the registration, the profile's form and its answer name them. */
export const profileFields = {
  ...sameName,
  school_Name: { ...school_Name, minLength: 2 },
  Phone: phone,
  Email: emailField,
  Office_Hours: office_Hours,
  /** A host name; '#' or nothing if the school has no log-in site for students and parents. */
  student_Domain: { type: 'string', format: 'host-or-none', maxLength: 253 },
} as const satisfies Record<string, JSONSchema>;

export type ProfileField = keyof typeof profileFields;

/** What only those who may read the school's profile in the office see of it. */
export const officeFields = [
  'Mobile',
  'Session_Start_Month',
  'Week_Off',
  'Currency',
  'Locale',
] as const satisfies readonly ProfileField[];

const contentNames: ReadonlyMap<string, string> = new Map(Object.entries(profileContentNames));

/** Fields that may be emptied again. */
export const clearableFields: readonly string[] = [...Object.keys(profileFields), 'school_Logo_Image'].filter(
  (field) => !keptProfileFields.some((kept) => kept === (contentNames.get(field) ?? field)),
);

/** The most that a logo may have, in bytes. */
export const logoBytes = 1024 * 1024;

/** The only file of a profile. */
export const logoFile = { school_Logo_Image: { maxBytes: logoBytes, maxCount: 1 } } as const;
