import { accountHandlers } from '#server/domains/accounts/index.ts';
import { admissionHandlers } from '#server/domains/admissions/index.ts';
import { attendanceHandlers } from '#server/domains/attendance/index.ts';
import { auditHandlers } from '#server/domains/audit/index.ts';
import { backupHandlers } from '#server/domains/backup/index.ts';
import { contentHandlers } from '#server/domains/content/index.ts';
import { doctorHandlers } from '#server/domains/doctor/index.ts';
import { holidayHandlers } from '#server/domains/holidays/index.ts';
import { importHandlers } from '#server/domains/import/index.ts';
import { leadHandlers } from '#server/domains/leads/index.ts';
import { lookupHandlers } from '#server/domains/lookups/index.ts';
import { mediaHandlers } from '#server/domains/media/index.ts';
import { officeHandlers } from '#server/domains/office/index.ts';
import { privacyHandlers } from '#server/domains/privacy/index.ts';
import { publishingHandlers } from '#server/domains/publishing/index.ts';
import { schoolHandlers } from '#server/domains/schools/index.ts';
import { staffHandlers } from '#server/domains/staff/index.ts';
import { studentMergeHandlers } from '#server/domains/student-merges/index.ts';
import { studentHandlers } from '#server/domains/students/index.ts';
import { syllabusHandlers } from '#server/domains/syllabus/index.ts';
import { themeHandlers } from '#server/domains/themes/index.ts';
import { visitorHandlers } from '#server/domains/visitors/index.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { explainCommandHandler } from '#server/website/explain/explain.ts';
import { websiteHandlers } from '#server/website/source-calls.ts';

/** What each call of the API and each command does. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...admissionHandlers,
  ...attendanceHandlers,
  ...auditHandlers,
  ...backupHandlers,
  ...contentHandlers,
  ...doctorHandlers,
  ...holidayHandlers,
  ...importHandlers,
  ...leadHandlers,
  ...lookupHandlers,
  ...mediaHandlers,
  ...officeHandlers,
  ...privacyHandlers,
  ...publishingHandlers,
  ...schoolHandlers,
  ...staffHandlers,
  ...studentHandlers,
  ...studentMergeHandlers,
  ...syllabusHandlers,
  ...themeHandlers,
  ...visitorHandlers,
  ...websiteHandlers,
  explainCommandHandler,
];
