import type { JSONSchema } from 'json-schema-to-ts';
import { defineSource } from './define.ts';
import { keywordParam, pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

export const partnerSchoolItem = {
  type: 'object',
  additionalProperties: false,
  required: ['school_Name'],
  properties: {
    school_Name: { type: 'string' },
    City: { type: 'string' },
    school_Logo_Image: { type: 'string' },
    school_Logo_Image_Media: pictureSchema,
  },
} as const satisfies JSONSchema;

const everywhere = {
  type: 'integer',
  enum: [-1],
  default: -1,
  description: '-1: of all; schools are not kept by place',
} as const satisfies JSONSchema;

export const partnerSchools = defineSource({
  name: 'partnerSchools',
  title: 'Schools that use the product: active and listed ones by name, with their logos and towns',
  // In the order of the call's arguments: 1, empty, -1, -1, 50.
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: pageParams.page,
      keyword: keywordParam,
      stateId: everywhere,
      cityId: everywhere,
      pageSize: { ...pageParams.pageSize, default: 50 },
    },
  },
  result: { type: 'array', items: partnerSchoolItem },
  atMost: 'pageSize',
  tags: ['directory'],
  expires: 'never',
});
