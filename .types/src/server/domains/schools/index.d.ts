import type { ListedCommand } from '#server/http/calls/command.ts';
import type { Handler } from '#server/http/calls/handle.ts';
import { eraseClosedOperation } from './erase-closed.ts';
import { listSchoolsOperation } from './list.ts';
import { setSlugOperation } from './set-slug.ts';
import { setThemeOperation } from './set-theme.ts';
import { schoolStateOperation } from './state-operation.ts';
export { eraseSchool, findDueSchools } from './erase-school.ts';
export { officeEmail, visibleProfile } from './profile/profile-item.ts';
export { stateOf } from './state.ts';
export { writeSchool } from './write-school.ts';
/** What the calls of schools, their profiles and registration do. */
export declare const schoolHandlers: readonly Handler[];
/** What the command line may ask of this domain. */
export declare const schoolCommands: readonly ListedCommand[];
export { eraseClosedOperation, listSchoolsOperation, schoolStateOperation, setSlugOperation, setThemeOperation };
