import type { Handler } from '../../http/calls/handle.ts';
import { listAuditLogHandler } from '../audit/list.ts';
import { createApiTokenHandler } from './api-tokens/create.ts';
import { listApiTokensHandler } from './api-tokens/list.ts';
import { revokeApiTokenHandler } from './api-tokens/revoke.ts';
import { acceptInvitationHandler } from './sign-in/accept-invitation.ts';
import { changePasswordHandler } from './sign-in/change-password.ts';
import { confirmHandoverHandler } from './sign-in/confirm-handover.ts';
import { forgotPasswordHandler } from './sign-in/forgot-password.ts';
import { handoverHandler } from './sign-in/handover.ts';
import { loginHandler } from './sign-in/login.ts';
import { logoutHandler } from './sign-in/logout.ts';
import { meHandler } from './sign-in/me.ts';
import { platformLoginHandler } from './sign-in/platform-login.ts';
import { resetPasswordHandler } from './sign-in/reset-password.ts';
import { endOtherSessionsHandler, endOwnSessionHandler, listOwnSessionsHandler } from './sign-in/sessions.ts';
import { verifyEmailHandler } from './sign-in/verify-email.ts';
import { changeUserHandler } from './users/change.ts';
import { endUserSessionsHandler } from './users/end-sessions.ts';
import { inviteUserHandler } from './users/invite.ts';
import { inviteUserAgainHandler } from './users/invite-again.ts';
import { listUsersHandler } from './users/list.ts';

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
