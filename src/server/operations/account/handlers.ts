import { createApiTokenHandler } from '../api-tokens/create.ts';
import { listApiTokensHandler } from '../api-tokens/list.ts';
import { revokeApiTokenHandler } from '../api-tokens/revoke.ts';
import { listAuditLogHandler } from '../audit-log/list.ts';
import type { Handler } from '../handle.ts';
import { changeUserHandler } from '../users/change.ts';
import { endUserSessionsHandler } from '../users/end-sessions.ts';
import { inviteUserHandler } from '../users/invite.ts';
import { inviteUserAgainHandler } from '../users/invite-again.ts';
import { listUsersHandler } from '../users/list.ts';
import { acceptInvitationHandler } from './accept-invitation.ts';
import { changePasswordHandler } from './change-password.ts';
import { confirmHandoverHandler } from './confirm-handover.ts';
import { forgotPasswordHandler } from './forgot-password.ts';
import { handoverHandler } from './handover.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { meHandler } from './me.ts';
import { platformLoginHandler } from './platform-login.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { endOtherSessionsHandler, endOwnSessionHandler, listOwnSessionsHandler } from './sessions.ts';
import { verifyEmailHandler } from './verify-email.ts';

/** What the calls of accounts, users, API tokens and the audit log do. */
export const accountHandlers: readonly Handler[] = [
  acceptInvitationHandler,
  changePasswordHandler,
  changeUserHandler,
  confirmHandoverHandler,
  createApiTokenHandler,
  endOtherSessionsHandler,
  endOwnSessionHandler,
  endUserSessionsHandler,
  forgotPasswordHandler,
  handoverHandler,
  inviteUserAgainHandler,
  inviteUserHandler,
  listApiTokensHandler,
  listAuditLogHandler,
  listOwnSessionsHandler,
  listUsersHandler,
  loginHandler,
  logoutHandler,
  meHandler,
  platformLoginHandler,
  resetPasswordHandler,
  revokeApiTokenHandler,
  verifyEmailHandler,
];
