import type { JSONSchema } from 'json-schema-to-ts';
import { dateField, sessionField, timeField } from '../fields.ts';
import { defineContentType } from './define.ts';

const short = { type: 'string', maxLength: 40 } as const satisfies JSONSchema;
const place = { type: 'string', maxLength: 100 } as const satisfies JSONSchema;
const classId = { type: 'integer', minimum: 1, maximum: 15 } as const satisfies JSONSchema;

/** Links of a menu. */
const navItems = {
  type: 'array',
  maxItems: 12,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'href'],
    properties: {
      label: { type: 'string', minLength: 1, maxLength: 40 },
      href: { type: 'string', format: 'link', minLength: 1, maxLength: 500 },
    },
  },
} as const satisfies JSONSchema;

/** Sessions that enquiries are taken for. */
const openSessions = {
  type: 'array',
  maxItems: 3,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Session'],
    properties: {
      Session: sessionField,
      /** The day on which ages are counted; without it the first of the session. */
      Age_On: dateField,
      /** The last day on which the website takes an enquiry. */
      Closes_On: dateField,
    },
  },
} as const satisfies JSONSchema;

const schoolTypes = ['Boys', 'Girls', 'Co-educational'] as const;
const boards = ['CBSE', 'CISCE', 'State', 'IB', 'Cambridge', 'NIOS', 'Other'] as const;
const managements = [
  'Government',
  'Government_Aided',
  'Private_Unaided',
  'Local_Body',
  'Central_Government',
  'Other',
] as const;
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When the school is open. Lines of the same day are of classes with hours of their own. */
export const schoolTimings = {
  type: 'array',
  maxItems: 14,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['days', 'opens', 'closes'],
    properties: {
      days: { type: 'array', items: { type: 'string', enum: weekDays }, minItems: 1, maxItems: 7, uniqueItems: true },
      opens: timeField,
      closes: timeField,
      /** The classes that it is for; all where it does not say. */
      name: { type: 'string', minLength: 1, maxLength: 60 },
    },
  },
} as const satisfies JSONSchema;

/**
 * The school's profile (docs/domain.md, Schools). Of what the registration's form calls otherwise, `phone`, `email` and
 * `office_Hours` keep the names that themes and import files know: `schemas/api/profile-fields.ts` has the pairs.
 * Nothing of the admin who registered the school is in it.
 */
export const schoolProfileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Name'],
  properties: {
    school_Name: { type: 'string', minLength: 1, maxLength: 150 },
    school_Logo_Image: { type: 'string', format: 'media' },
    school_address: { type: 'string', format: 'multiline', maxLength: 300 },
    /** The number on the website. */
    phone: { type: 'string', format: 'phone', maxLength: 30 },
    email: { type: 'string', format: 'email' },
    student_Domain: { type: 'string', maxLength: 253 },
    facebook_Url: { type: 'string', format: 'https-url' },
    instagram_Url: { type: 'string', format: 'https-url' },
    youtube_Url: { type: 'string', format: 'https-url' },
    twitter_Url: { type: 'string', format: 'https-url' },
    linkedin_Url: { type: 'string', format: 'https-url' },
    whatsapp_Number: { type: 'string', maxLength: 30 },
    office_Hours: { type: 'string', format: 'multiline', maxLength: 120 },
    map_Url: { type: 'string', format: 'https-url' },
    /** Whether the school takes in children; it does unless it says no. */
    admission_Open: { type: 'boolean' },
    /** The sessions that enquiries are taken for; without them the coming one and the running one. */
    Open_Sessions: openSessions,
    /** The school's own links next to the theme's menu, in their order. */
    nav_Items: navItems,
    Time_Zone: { type: 'string', format: 'time-zone', maxLength: 60 },
    Short_Name: { type: 'string', maxLength: 12 },
    City: place,
    State: place,
    /** In India a PIN code. */
    Pincode: { type: 'string', maxLength: 12 },
    Country: place,
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    /** The number at which the product reaches the school. */
    Mobile: { type: 'string', format: 'mobile', maxLength: 20 },
    Website: { type: 'string', format: 'https-url', maxLength: 300 },
    Board: { enum: boards },
    Affiliation_No: short,
    School_Code: short,
    Udise_Code: { type: 'string', format: 'udise' },
    School_Type: { enum: schoolTypes },
    Management: { enum: managements },
    Medium: { type: 'array', items: { ...short, minLength: 1 }, maxItems: 10 },
    Classes_From: classId,
    Classes_To: classId,
    Established_Year: { type: 'integer', minimum: 1800, maximum: 2200 },
    Principal_Name: { type: 'string', format: 'person-name', maxLength: 100 },
    Principal_Qualification: { type: 'string', maxLength: 150 },
    /** The academic year starts in April (docs/domain.md, Schools): sessions, ages and holidays are reckoned so. */
    Session_Start_Month: { type: 'integer', enum: [4] },
    Week_Off: { type: 'array', items: { type: 'string', enum: weekDays }, maxItems: 7, uniqueItems: true },
    Currency: { type: 'string', format: 'currency' },
    /** The languages of the website; it opens in the first, and those that its theme does not speak are left out. */
    Locale: { type: 'array', items: { type: 'string', format: 'locale' }, maxItems: 10, uniqueItems: true },
    School_Timings: schoolTimings,
    Bell_Times: { type: 'string', format: 'multiline', maxLength: 300 },
    /** The language that the school writes in; the one that its website opens in, where it is not said. */
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

/** What a school cannot do without. A school that was imported may lack it still. */
export const keptProfileFields = [
  'school_Name',
  'school_address',
  'City',
  'State',
  'Pincode',
  'Country',
  'Mobile',
  'email',
  'Time_Zone',
  'Session_Start_Month',
] as const satisfies readonly (keyof (typeof schoolProfileSchema)['properties'])[];

export const schoolProfile = defineContentType({
  type: 'schoolProfile',
  area: '/school/profile',
  singleton: true,
  schema: schoolProfileSchema,
  media: { school_Logo_Image: 'public' },
  texts: [
    'school_Name',
    'Short_Name',
    'school_address',
    'office_Hours',
    'Bell_Times',
    'City',
    'State',
    'Country',
    'Principal_Name',
    'Principal_Qualification',
    'nav_Items[].label',
  ],
  nameField: 'school_Name',
  kept: keptProfileFields,
});
