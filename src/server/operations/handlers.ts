import { accountHandlers } from './account/handlers.ts';
import { admissionHandlers } from './admissions/index.ts';
import { blogDetailsHandler } from './blogs/details.ts';
import { listBlogsHandler } from './blogs/list.ts';
import { addContactMessageHandler } from './contact-messages/add.ts';
import { contactMessageHandlers } from './contact-messages/office.ts';
import { contentHandlers } from './content/handlers.ts';
import { addDemoRequestHandler } from './demo-requests/add.ts';
import { changeDemoRequestHandler } from './demo-requests/change.ts';
import { exportDemoRequestsHandler, listDemoRequestsHandler } from './demo-requests/list.ts';
import type { Handler } from './handle.ts';
import { addHolidayHandler } from './holidays/add.ts';
import { copyHolidaysHandler } from './holidays/copy.ts';
import { importHolidaysHandler } from './holidays/import.ts';
import { listHolidaysHandler } from './holidays/list.ts';
import { removeHolidayHandler } from './holidays/remove.ts';
import { addLookupValueHandler } from './lookups/add.ts';
import { changeLookupValueHandler } from './lookups/change.ts';
import { listLookupHandler } from './lookups/list.ts';
import { listLookupValuesHandler } from './lookups/list-values.ts';
import { removeLookupValueHandler } from './lookups/remove.ts';
import { mediaHandlers } from './media/handlers.ts';
import { readProfileHandler } from './profile/read.ts';
import { updateProfileHandler } from './profile/update.ts';
import { registerSchoolHandler } from './registration/register.ts';
import { changeSchoolStateHandler } from './schools/change-state.ts';
import { listSchoolsHandler } from './schools/list-page.ts';
import { studentHandlers } from './students/index.ts';
import { addSyllabusHandler } from './syllabus/add.ts';
import { listSyllabusesHandler } from './syllabus/list.ts';
import { removeSyllabusHandler } from './syllabus/remove.ts';
import { websiteHandlers } from './website/read-source.ts';

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
