import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailField, idField, mobileField, personNameField } from '../fields.ts';
import { passwordField } from './account.ts';
import { anyone, defineCall } from './define.ts';
import { logoFile, profileFields } from './profile-fields.ts';
import { formGuardFields, formTries } from './public-form.ts';
import { schoolIdField } from './shared.ts';

const registrationBody = {
  type: 'object',
  additionalProperties: false,
  required: [
    'school_Name',
    'school_address',
    'City',
    'State',
    'Pincode',
    'Mobile',
    'Email',
    'Admin_Name',
    'Admin_Email',
    'Admin_Mobile',
    'Password',
    'Terms',
    'Consent',
  ],
  properties: {
    /** 0 or less: a school that is registered has an id, and changes its profile. */
    School_Id: schoolIdField,
    ...profileFields,
    Country: { ...profileFields.Country, default: 'India' },
    Time_Zone: { ...profileFields.Time_Zone, default: 'Asia/Kolkata' },
    Currency: { ...profileFields.Currency, default: 'INR' },
    /** Without it English and Hindi, the latter first where the school teaches in Hindi first. */
    Locale: profileFields.Locale,
    /** The academic year starts in April (docs/domain.md, Schools). */
    Session_Start_Month: { ...profileFields.Session_Start_Month, default: 4 },
    Week_Off: { ...profileFields.Week_Off, default: ['Sunday'] },
    /** A published theme. */
    theme_Id: { ...idField, default: 1 },
    Admin_Name: personNameField,
    Admin_Email: emailField,
    Admin_Mobile: mobileField,
    Password: passwordField,
    Terms: { type: 'boolean' },
    /** To what the privacy notice says. */
    Consent: { type: 'boolean' },
    ...formGuardFields,
  },
} as const satisfies JSONSchema;

export type RegistrationBody = FromSchema<typeof registrationBody>;

const registeredSchool = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'schoolKey', 'school_Slug', 'url', 'handoverUrl'],
  properties: {
    School_Id: idField,
    schoolKey: { type: 'string' },
    school_Slug: { type: 'string' },
    /** The origin of the school's website. */
    url: { type: 'string' },
    /** An address of the website that signs the admin in, once and within a minute. */
    handoverUrl: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type RegisteredSchool = FromSchema<typeof registeredSchool>;

export const schoolRegistration = defineCall({
  id: 'schoolRegistration',
  method: 'POST',
  path: '/api/Account/schoolRegistration',
  group: 'School',
  summary: 'Register a school: its website is live at once, and listed when the mail address is verified',
  host: 'platform',
  access: anyone,
  takes: 'multipart',
  body: registrationBody,
  files: logoFile,
  limit: formTries,
  answers: { 201: { description: 'The school is there', schema: registeredSchool } },
});
