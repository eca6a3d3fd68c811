import { noParams } from '../described.ts';
import { defineCommand, pathParam, slugParam, themeIdParam } from './define.ts';

export const backUp = defineCommand({
  name: 'backup',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** One school alone; without it everything. */
      slug: slugParam,
      /** Without it a file in DATA_DIR/backups. */
      file: pathParam,
    },
  },
});

export const restore = defineCommand({
  name: 'restore',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['file', 'replace'],
    properties: {
      file: pathParam,
      /** In place of the school that is there. */
      replace: { type: 'boolean' },
    },
  },
});

export const checkInstallation = defineCommand({
  name: 'doctor',
  params: noParams,
});

export const importFolder = defineCommand({
  name: 'import',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['folder', 'skipInvalid'],
    properties: {
      folder: pathParam,
      slug: slugParam,
      /** Without it a school keeps its theme; a new one gets theme 1. */
      themeId: themeIdParam,
      skipInvalid: { type: 'boolean' },
    },
  },
});
