import type { Handler } from '#server/http/calls/handle.ts';
import { changeSchoolStateHandler } from './change-state.ts';
import { eraseClosedOperation } from './erase-closed.ts';
import { listSchoolsOperation } from './list.ts';
import { listSchoolsHandler } from './list-page.ts';
import { readProfileHandler } from './profile/read.ts';
import { updateProfileHandler } from './profile/update.ts';
import { registerSchoolHandler } from './registration/register.ts';
import { setSlugOperation } from './set-slug.ts';
import { setThemeOperation } from './set-theme.ts';
import { schoolStateOperation } from './state-operation.ts';

export { eraseSchool, findDueSchools } from './erase-school.ts';
export { officeEmail, visibleProfile } from './profile/profile-item.ts';
export { stateOf } from './state.ts';
export { writeSchool } from './write-school.ts';

/** What the calls and commands of schools, their profiles and registration do. */
export const schoolHandlers: readonly Handler[] = [
  changeSchoolStateHandler,
  listSchoolsHandler,
  readProfileHandler,
  registerSchoolHandler,
  updateProfileHandler,
  eraseClosedOperation,
  listSchoolsOperation,
  schoolStateOperation,
  setSlugOperation,
  setThemeOperation,
];
export { eraseClosedOperation, listSchoolsOperation, schoolStateOperation, setSlugOperation, setThemeOperation };
