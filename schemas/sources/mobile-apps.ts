import type { JSONSchema } from 'json-schema-to-ts';
import { appUsers } from '../content/mobile-app.ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';

export const mobileAppItem = {
  type: 'object',
  additionalProperties: false,
  required: ['app_Name', 'app_For'],
  properties: {
    app_Name: { type: 'string' },
    app_For: { enum: appUsers },
    android_Url: { type: 'string' },
    apple_Url: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const mobileApps = defineSource({
  name: 'mobileApps',
  title: 'Apps for phones, each with its pages in the stores',
  params: noParams,
  result: { type: 'array', items: mobileAppItem },
  tags: ['mobileApp'],
  expires: 'never',
});
