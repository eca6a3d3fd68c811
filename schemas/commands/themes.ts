import { defineCommand, pathParam, slugParam, themeIdParam } from './define.ts';

export const readLiveTheme = defineCommand({
  name: 'theme live',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['themeId'],
    properties: {
      themeId: themeIdParam,
    },
  },
});

export const listSchoolsUsingTheme = defineCommand({
  name: 'theme schools',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['themeId'],
    properties: {
      themeId: themeIdParam,
    },
  },
});

export const explainPage = defineCommand({
  name: 'theme explain',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['theme', 'school', 'route', 'signedIn', 'baseUrl'],
    properties: {
      theme: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'text'],
        properties: { file: pathParam, text: { type: 'string', maxLength: 20000000 } },
      },
      /** The slug of a school of this installation. */
      school: slugParam,
      route: { type: 'string', maxLength: 10000 },
      signedIn: { type: 'boolean' },
      /** The origin of the platform, from which schools' own addresses are made. */
      baseUrl: { type: 'string', maxLength: 2000 },
    },
  },
});
