import type { Handler } from '#server/http/calls/handle.ts';
import { createApiTokenHandler } from './api-tokens/create.ts';
import { listApiTokensHandler } from './api-tokens/list.ts';
import { revokeApiTokenHandler } from './api-tokens/revoke.ts';
import { createTokenCommandHandler } from './operator-tokens/create.ts';
import { listTokensCommandHandler } from './operator-tokens/list.ts';
import { revokeTokenCommandHandler } from './operator-tokens/revoke.ts';
import { acceptInvitationHandler } from './sign-in/accept-invitation.ts';
import { changePasswordHandler } from './sign-in/change-password.ts';
import { confirmHandoverHandler } from './sign-in/confirm-handover.ts';
import { forgotPasswordHandler, resetPasswordHandler } from './sign-in/forgot-password.ts';
import { handoverHandler } from './sign-in/handover.ts';
import { loginHandler } from './sign-in/login.ts';
import { logoutHandler } from './sign-in/logout.ts';
import { meHandler } from './sign-in/me.ts';
import { platformLoginHandler } from './sign-in/platform-login.ts';
import { sendVerificationHandler } from './sign-in/send-verification.ts';
import { endOtherSessionsHandler, endOwnSessionHandler, listOwnSessionsHandler } from './sign-in/sessions.ts';
import { verifyEmailHandler } from './sign-in/verify-email.ts';
import { enterSchoolHandler } from './support/enter.ts';
import { giveSupportHandler, listSupportGrantsHandler, withdrawSupportHandler } from './support/grants.ts';
import { addUserCommandHandler } from './users/add-command.ts';
import { changeUserHandler } from './users/change.ts';
import { countUsersHandler } from './users/count.ts';
import { inviteUserHandler } from './users/invite.ts';
import { inviteUserAgainHandler } from './users/invite-again.ts';
import { listUsersHandler } from './users/list.ts';
import { readUserHandler } from './users/read.ts';
import { endUserSessionHandler, endUserSessionsHandler, listUserSessionsHandler } from './users/sessions.ts';

export { ownAccount, requirePerson } from './caller.ts';
export { closeAccount, disableAccount, endAccountAt, keepLastAdmin } from './close-account.ts';
export { eraseUsers } from './erase-users.ts';
export { findActor } from './find-actor.ts';
export { beganHere, handoverMinutes } from './handover-proof.ts';
export { handoverUrl, mailedLink } from './links.ts';
export { requireOwnPassword } from './own-password.ts';
export {
  findAccountOf,
  hideChild,
  mayHaveChildren,
  moveLogin,
  parentRoles,
  showChild,
} from './parents.ts';
export { readProductHint } from './product-hint.ts';
export { createSessionMemory, type SessionMemory } from './session-memory.ts';
export { endAllSessions, endSessions, removeExpiredSessions } from './session-rows.ts';
export { shownSupport, shownUser } from './sign-in/sign-in-session.ts';
export { signOutCookies } from './sign-in-cookies.ts';
export { findStandingGrant } from './support/grants.ts';
export { removeUnknownLogins } from './typed-logins.ts';
export { issueUserToken, removeSpentTokens, verifyHours } from './user-tokens.ts';
export { listAdmins } from './users/admins.ts';
export { storedContacts } from './users/check-user.ts';
export { issueInvitation } from './users/invitation.ts';
export { inviteAccount } from './users/invite-account.ts';
export { type Candidate, inviteMany } from './users/invite-many.ts';
export { moveClasses } from './users/move-classes.ts';

/** What the calls and commands of accounts, users and tokens do. */
export const accountHandlers: readonly Handler[] = [
  acceptInvitationHandler,
  changePasswordHandler,
  changeUserHandler,
  confirmHandoverHandler,
  countUsersHandler,
  createApiTokenHandler,
  endOtherSessionsHandler,
  endOwnSessionHandler,
  endUserSessionHandler,
  endUserSessionsHandler,
  enterSchoolHandler,
  forgotPasswordHandler,
  giveSupportHandler,
  handoverHandler,
  inviteUserAgainHandler,
  inviteUserHandler,
  listApiTokensHandler,
  listOwnSessionsHandler,
  listSupportGrantsHandler,
  listUserSessionsHandler,
  listUsersHandler,
  loginHandler,
  logoutHandler,
  meHandler,
  platformLoginHandler,
  readUserHandler,
  resetPasswordHandler,
  revokeApiTokenHandler,
  sendVerificationHandler,
  verifyEmailHandler,
  withdrawSupportHandler,
  addUserCommandHandler,
  createTokenCommandHandler,
  listTokensCommandHandler,
  revokeTokenCommandHandler,
];
export { addUserCommandHandler, createTokenCommandHandler, listTokensCommandHandler, revokeTokenCommandHandler };
