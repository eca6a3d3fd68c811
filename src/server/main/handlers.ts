import { accountHandlers } from '#server/domains/accounts/index.ts';
import { admissionHandlers } from '#server/domains/admissions/index.ts';
import { auditHandlers } from '#server/domains/audit/index.ts';
import { contentHandlers } from '#server/domains/content/index.ts';
import { holidayHandlers } from '#server/domains/holidays/index.ts';
import { leadHandlers } from '#server/domains/leads/index.ts';
import { lookupHandlers } from '#server/domains/lookups/index.ts';
import { mediaHandlers } from '#server/domains/media/index.ts';
import { schoolHandlers } from '#server/domains/schools/index.ts';
import { studentHandlers } from '#server/domains/students/index.ts';
import { syllabusHandlers } from '#server/domains/syllabus/index.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { websiteHandlers } from '#server/website/read-source.ts';

/** What each call of `schemas/api` does; a test keeps the two lists equal. */
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
  ...websiteHandlers,
];
