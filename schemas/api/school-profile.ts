import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { pictureSchema } from '../sources/picture.ts';
import { anyone, defineCall, needs } from './define.ts';
import { clearableFields, logoFile, profileFields } from './profile-fields.ts';
import { schoolIdField } from './shared.ts';

const updateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id'],
  properties: {
    School_Id: schoolIdField,
    ...profileFields,
    /** A published theme; -1 or 0 shows the platform's own page in place of a website. */
    theme_Id: { ...idField, minimum: -1 },
    /** Fields to empty: a form leaves out what is not filled in, so that an empty field says nothing. */
    Clear: { type: 'array', items: { enum: clearableFields }, maxItems: clearableFields.length },
  },
} as const satisfies JSONSchema;

export type ProfileUpdate = FromSchema<typeof updateBody>;

const profileQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { schoolId: schoolIdField },
} as const satisfies JSONSchema;

const text = { type: 'string' } as const satisfies JSONSchema;

const profileAnswer = {
  type: 'object',
  additionalProperties: false,
  required: [
    'school_Id',
    'schoolKey',
    'school_Slug',
    'school_Domain',
    'school_Name',
    'student_Domain',
    'theme_Id',
    'url',
  ],
  properties: {
    ...profileFields,
    // Imported values need not have the format that the profile's form requires.
    school_Name: text,
    Email: text,
    Time_Zone: text,
    /** '#' if there is none. */
    student_Domain: text,
    school_Id: { type: 'integer', minimum: 0 },
    schoolKey: text,
    school_Slug: text,
    /** The host that the website is served under. */
    school_Domain: text,
    /** -1 and 0 stand for the platform's own page. */
    theme_Id: { type: 'integer', minimum: -1 },
    url: text,
    school_Logo_Image: text,
    school_Logo_Image_Media: pictureSchema,
    /** Office: whether the school stands in the directory. */
    listed: { type: 'boolean' },
    /** Office: grows by one with each change. */
    version: { type: 'integer', minimum: 0 },
    /** Office. */
    Updated_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type ProfileAnswer = FromSchema<typeof profileAnswer>;

const group = 'School';

export const updateSchoolProfile = defineCall({
  id: 'updateSchoolProfile',
  method: 'POST',
  path: '/api/Account/updateSchoolProfile',
  group,
  summary: "Change the school's profile: fields that are left out stay as they are",
  host: 'school',
  access: needs('/school/profile', 'write'),
  takes: 'multipart',
  body: updateBody,
  files: logoFile,
  answers: { 200: { description: 'The whole profile as it is then', schema: profileAnswer } },
});

export const readProfile = defineCall({
  id: 'readProfile',
  method: 'GET',
  path: '/api/academic/Profile',
  group,
  summary: "A school's profile: its public facts, and all of it for its office",
  host: 'any',
  access: anyone,
  query: profileQuery,
  validated: true,
  answers: { 200: { description: 'The profile', schema: profileAnswer } },
});
