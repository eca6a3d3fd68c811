import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const headerResult = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Name', 'school_Slug', 'schoolKey'],
  properties: {
    school_Name: { type: 'string' },
    school_Slug: { type: 'string' },
    schoolKey: { type: 'string' },
    school_Logo_Image: { type: 'string' },
    school_Logo_Image_Media: pictureSchema,
    school_address: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
    student_Domain: { type: 'string' },
    facebook_Url: { type: 'string' },
    instagram_Url: { type: 'string' },
    youtube_Url: { type: 'string' },
    twitter_Url: { type: 'string' },
    linkedin_Url: { type: 'string' },
    whatsapp_Number: { type: 'string' },
    office_Hours: { type: 'string' },
    map_Url: { type: 'string' },
    /** What it is called where there is little room. */
    Short_Name: { type: 'string' },
    /** Where it is, in degrees. */
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    /** Whether the website takes enquiries for any session today; always there. */
    admission_Open: { type: 'boolean' },
    /** The school's own links next to the theme's menu; left out where it has none. */
    nav_Items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'href'],
        properties: { label: { type: 'string' }, href: { type: 'string' } },
      },
    },
  },
} as const satisfies JSONSchema;

export const header = defineSource({
  name: 'header',
  title: 'School name, logo, address, ways to reach it, own links, and whether admission is open',
  params: noParams,
  result: headerResult,
  tags: ['schoolProfile', 'lookup'],
  expires: 'midnight',
});
