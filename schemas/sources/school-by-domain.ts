import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';

const schoolByDomainResult = {
  type: 'object',
  additionalProperties: false,
  required: ['theme_Id', 'school_Id', 'schoolKey', 'school_Domain'],
  properties: {
    /** -1 and 0 stand for the platform's own page. */
    theme_Id: { type: 'integer', minimum: -1 },
    /** 0 for the product itself. */
    school_Id: { type: 'integer', minimum: 0 },
    schoolKey: { type: 'string' },
    /** The host of the school's own address, with its port where that is not the usual one. */
    school_Domain: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const schoolByDomain = defineSource({
  name: 'schoolByDomain',
  title: 'Which school and theme an address shows',
  params: noParams,
  result: schoolByDomainResult,
  tags: ['siteRecord'],
  expires: 'never',
});
