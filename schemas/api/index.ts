import { accountCalls } from './account-calls.ts';
import { admissionCalls } from './admission-calls.ts';
import { blogDetails, listBlogs } from './blogs.ts';
import { addContactMessage, platformMessages, schoolMessages } from './contact-messages.ts';
import { contentCalls } from './content/index.ts';
import type { Call } from './define.ts';
import { addDemoRequest, changeDemoRequest, exportDemoRequests, listDemoRequests } from './demo-requests.ts';
import { copyHolidays, importHolidays } from './holiday-bulk.ts';
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts';
import { addLookupValue, changeLookupValue, listLookup, listLookupValues, removeLookupValue } from './lookups.ts';
import { mediaCalls } from './media.ts';
import { operatorCalls } from './operator-themes.ts';
import { schoolRegistration } from './registration.ts';
import { readProfile, updateSchoolProfile } from './school-profile.ts';
import { changeSchoolState, listSchools } from './schools.ts';
import { studentCalls } from './students.ts';
import { addSyllabus, listSyllabuses, removeSyllabus } from './syllabus.ts';
import { websiteCalls } from './website.ts';

export type { Call } from './define.ts';

/** Every call of the API but those of operator tokens. What a call does is in `src/server/domains`. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...admissionCalls,
  addContactMessage,
  addDemoRequest,
  addHoliday,
  addSyllabus,
  blogDetails,
  changeDemoRequest,
  changeSchoolState,
  copyHolidays,
  ...contentCalls,
  exportDemoRequests,
  importHolidays,
  listBlogs,
  listDemoRequests,
  addLookupValue,
  changeLookupValue,
  listHolidays,
  listLookup,
  listLookupValues,
  listSchools,
  removeLookupValue,
  listSyllabuses,
  ...mediaCalls,
  ...Object.values(platformMessages),
  ...Object.values(schoolMessages),
  readProfile,
  removeHoliday,
  removeSyllabus,
  ...studentCalls,
  schoolRegistration,
  updateSchoolProfile,
  ...websiteCalls.map(({ call }) => call),
];

/** Every call there is, for those who read of them: the OpenAPI document and the pages of the reference. */
export const allCalls: readonly Call[] = [...calls, ...operatorCalls];
