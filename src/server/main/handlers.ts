import { accountCommands, accountHandlers } from '#server/domains/accounts/index.ts';
import { admissionHandlers } from '#server/domains/admissions/index.ts';
import { auditHandlers } from '#server/domains/audit/index.ts';
import { backupCommands } from '#server/domains/backup/index.ts';
import { contentHandlers } from '#server/domains/content/index.ts';
import { doctorCommands } from '#server/domains/doctor/index.ts';
import { holidayHandlers } from '#server/domains/holidays/index.ts';
import { importCommands } from '#server/domains/import/index.ts';
import { leadHandlers } from '#server/domains/leads/index.ts';
import { lookupHandlers } from '#server/domains/lookups/index.ts';
import { mediaHandlers } from '#server/domains/media/index.ts';
import { schoolCommands, schoolHandlers } from '#server/domains/schools/index.ts';
import { studentHandlers } from '#server/domains/students/index.ts';
import { syllabusHandlers } from '#server/domains/syllabus/index.ts';
import { themeCommands, themeHandlers } from '#server/domains/themes/index.ts';
import type { ListedCommand } from '#server/http/calls/command.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { explainOperation } from '#server/website/explain/explain.ts';
import { websiteHandlers } from '#server/website/read-source.ts';

/** What each call of the API does. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...admissionHandlers,
  ...auditHandlers,
  ...contentHandlers,
  ...holidayHandlers,
  ...leadHandlers,
  ...lookupHandlers,
  ...mediaHandlers,
  ...schoolHandlers,
  ...studentHandlers,
  ...syllabusHandlers,
  ...themeHandlers,
  ...websiteHandlers,
];

/** What each command of `schemas/commands` does. */
export const commandHandlers: readonly ListedCommand[] = [
  ...accountCommands,
  ...backupCommands,
  ...doctorCommands,
  ...importCommands,
  ...schoolCommands,
  ...themeCommands,
  explainOperation,
];
