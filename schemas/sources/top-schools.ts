import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const topSchoolItem = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Name', 'school_Slug', 'schoolKey', 'url'],
  properties: {
    school_Name: { type: 'string' },
    school_Slug: { type: 'string' },
    schoolKey: { type: 'string' },
    school_Logo_Image: { type: 'string' },
    school_Logo_Image_Media: pictureSchema,
    school_address: { type: 'string' },
    /** The address of the school's own site. */
    url: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type TopSchoolItem = FromSchema<typeof topSchoolItem>;

const topSchoolsParams = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20, description: 'The most schools given' },
  },
} as const satisfies JSONSchema;

export const topSchools = defineSource({
  name: 'topSchools',
  title: 'Active and listed schools',
  params: topSchoolsParams,
  result: { type: 'array', items: topSchoolItem },
  atMost: 'pageSize',
  tags: ['directory'],
  expires: 'never',
});
