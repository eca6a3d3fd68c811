import { accountCalls } from './account-calls.ts';
import { admissionCalls } from './admission-calls.ts';
import { blogDetails, listBlogs } from './blogs.ts';
import { addContactMessage, platformMessages, schoolMessages } from './contact-messages.ts';
import { contentCalls } from './content/index.ts';
import type { Call } from './define.ts';
import { addDemoRequest, changeDemoRequest, exportDemoRequests, listDemoRequests } from './demo-requests.ts';
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts';
import { addLookupValue, changeLookupValue, listLookup, listLookupValues, removeLookupValue } from './lookups.ts';
import { mediaCalls } from './media.ts';
import { schoolRegistration } from './registration.ts';
import { readProfile, updateSchoolProfile } from './school-profile.ts';
import { studentCalls } from './students.ts';
import { addSyllabus, listSyllabuses, removeSyllabus } from './syllabus.ts';
import { websiteCalls } from './website.ts';

export type { Call } from './define.ts';

/** Every call of the API. What a call does is in `src/server/operations`. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...admissionCalls,
  addContactMessage,
  addDemoRequest,
  addHoliday,
  addSyllabus,
  blogDetails,
  changeDemoRequest,
  ...contentCalls,
  exportDemoRequests,
  listBlogs,
  listDemoRequests,
  addLookupValue,
  changeLookupValue,
  listHolidays,
  listLookup,
  listLookupValues,
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
