import { accountHandlers } from '../domains/accounts/index.ts';
import { admissionHandlers } from '../domains/admissions/index.ts';
import { blogDetailsHandler } from '../domains/content/blogs/details.ts';
import { listBlogsHandler } from '../domains/content/blogs/list.ts';
import { contentHandlers } from '../domains/content/index.ts';
import { addHolidayHandler } from '../domains/holidays/add.ts';
import { copyHolidaysHandler } from '../domains/holidays/copy.ts';
import { importHolidaysHandler } from '../domains/holidays/import.ts';
import { listHolidaysHandler } from '../domains/holidays/list.ts';
import { removeHolidayHandler } from '../domains/holidays/remove.ts';
import { addContactMessageHandler } from '../domains/leads/contact-messages/add.ts';
import { contactMessageHandlers } from '../domains/leads/contact-messages/office.ts';
import { addDemoRequestHandler } from '../domains/leads/demo-requests/add.ts';
import { changeDemoRequestHandler } from '../domains/leads/demo-requests/change.ts';
import { exportDemoRequestsHandler, listDemoRequestsHandler } from '../domains/leads/demo-requests/list.ts';
import { addLookupValueHandler } from '../domains/lookups/add.ts';
import { changeLookupValueHandler } from '../domains/lookups/change.ts';
import { listLookupHandler } from '../domains/lookups/list.ts';
import { listLookupValuesHandler } from '../domains/lookups/list-values.ts';
import { removeLookupValueHandler } from '../domains/lookups/remove.ts';
import { mediaHandlers } from '../domains/media/index.ts';
import { changeSchoolStateHandler } from '../domains/schools/change-state.ts';
import { listSchoolsHandler } from '../domains/schools/list-page.ts';
import { readProfileHandler } from '../domains/schools/profile/read.ts';
import { updateProfileHandler } from '../domains/schools/profile/update.ts';
import { registerSchoolHandler } from '../domains/schools/registration/register.ts';
import { studentHandlers } from '../domains/students/index.ts';
import { addSyllabusHandler } from '../domains/syllabus/add.ts';
import { listSyllabusesHandler } from '../domains/syllabus/list.ts';
import { removeSyllabusHandler } from '../domains/syllabus/remove.ts';
import type { Handler } from '../http/calls/handle.ts';
import { websiteHandlers } from '../website/read-source.ts';

/** What each call of `schemas/api` does; a test keeps the two lists equal. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...admissionHandlers,
  addContactMessageHandler,
  addDemoRequestHandler,
  addHolidayHandler,
  addSyllabusHandler,
  blogDetailsHandler,
  changeDemoRequestHandler,
  changeSchoolStateHandler,
  copyHolidaysHandler,
  ...contactMessageHandlers,
  ...contentHandlers,
  exportDemoRequestsHandler,
  importHolidaysHandler,
  listBlogsHandler,
  listDemoRequestsHandler,
  addLookupValueHandler,
  changeLookupValueHandler,
  listHolidaysHandler,
  listLookupHandler,
  listLookupValuesHandler,
  listSchoolsHandler,
  removeLookupValueHandler,
  listSyllabusesHandler,
  ...mediaHandlers,
  readProfileHandler,
  registerSchoolHandler,
  removeHolidayHandler,
  removeSyllabusHandler,
  ...studentHandlers,
  updateProfileHandler,
  ...websiteHandlers,
];
