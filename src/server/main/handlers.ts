import { accountHandlers } from '../domains/accounts/index.ts';
import { admissionHandlers } from '../domains/admissions/index.ts';
import { auditHandlers } from '../domains/audit/index.ts';
import { contentHandlers } from '../domains/content/index.ts';
import { holidayHandlers } from '../domains/holidays/index.ts';
import { leadHandlers } from '../domains/leads/index.ts';
import { lookupHandlers } from '../domains/lookups/index.ts';
import { mediaHandlers } from '../domains/media/index.ts';
import { schoolHandlers } from '../domains/schools/index.ts';
import { studentHandlers } from '../domains/students/index.ts';
import { syllabusHandlers } from '../domains/syllabus/index.ts';
import type { Handler } from '../http/calls/handle.ts';
import { websiteHandlers } from '../website/read-source.ts';

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
