import type { Handler } from '#server/http/calls/handle.ts';
import { changeSlugHandler } from './change-slug.ts';
import { changeSchoolStateHandler } from './change-state.ts';
import { readSchoolDetailsHandler } from './details.ts';
import { eraseClosedCommandHandler } from './erase-closed.ts';
import { listSchoolsCommandHandler } from './list.ts';
import { listSchoolsHandler } from './list-page.ts';
import { ownDomainHandlers } from './own-domain/handlers.ts';
import { readProfileHandler } from './profile/read.ts';
import { updateProfileHandler } from './profile/update.ts';
import { registerSchoolHandler } from './registration/register.ts';
import { setSlugCommandHandler } from './set-slug.ts';
import { setThemeCommandHandler } from './set-theme.ts';
import { settingsHandlers } from './settings.ts';
import { schoolStateCommandHandler } from './state-command.ts';

export { eraseSchool, findDueSchools } from './erase-school.ts';
export { officeEmail, visibleProfile } from './profile/profile-item.ts';
export { stateOf } from './state.ts';
export { writeSchool } from './write-school.ts';

/** What the calls and commands of schools, their profiles and registration do. */
export const schoolHandlers: readonly Handler[] = [
  changeSchoolStateHandler,
  changeSlugHandler,
  listSchoolsHandler,
  readSchoolDetailsHandler,
  readProfileHandler,
  registerSchoolHandler,
  updateProfileHandler,
  ...ownDomainHandlers,
  ...settingsHandlers,
  eraseClosedCommandHandler,
  listSchoolsCommandHandler,
  schoolStateCommandHandler,
  setSlugCommandHandler,
  setThemeCommandHandler,
];
export {
  eraseClosedCommandHandler,
  listSchoolsCommandHandler,
  schoolStateCommandHandler,
  setSlugCommandHandler,
  setThemeCommandHandler,
};
