import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { pictureSchema } from '../sources/picture.ts';

/** What `site.*` refers to: facts of the school that every page has, without a source. */
export const siteSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Id', 'school_Name', 'school_Slug', 'schoolKey', 'url', 'timeZone', 'today', 'session'],
  properties: {
    school_Id: { type: 'integer', minimum: 0 },
    school_Name: { type: 'string', minLength: 1 },
    school_Slug: { type: 'string' },
    schoolKey: { type: 'string' },
    /** Host for student and parent logins; "#" is normalised to absent. */
    student_Domain: { type: 'string' },
    school_Logo_Image: { type: 'string' },
    school_Logo_Image_Media: pictureSchema,
    school_address: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
    whatsapp_Number: { type: 'string' },
    office_Hours: { type: 'string' },
    /** Whether the website takes enquiries for any session today; always there. */
    admission_Open: { type: 'boolean' },
    /** Whether the gallery has anything to show; always there. */
    has_Albums: { type: 'boolean' },
    /** The language that the school writes in, where its profile says it. */
    lang: { type: 'string', format: 'locale' },
    /** Canonical origin, without a trailing slash. */
    url: { type: 'string' },
    timeZone: { type: 'string' },
    /** The date in the school's time zone, YYYY-MM-DD. */
    today: { type: 'string', format: 'date' },
    /** The academic session running today: April to March, label 'YYYY-YYYY+1'. */
    session: {
      type: 'object',
      additionalProperties: false,
      required: ['startYear', 'label'],
      properties: { startYear: { type: 'integer' }, label: { type: 'string' } },
    },
  },
} as const satisfies JSONSchema;

export type Site = FromSchema<typeof siteSchema>;
