import type { ErrorEntry } from './define.ts';

interface ApiErrorEntry extends ErrorEntry {
  readonly status: number;
}

/** Failures of calls, with the status of their answers (docs/domain.md, Texts). */
export const apiErrors = {
  BAD_REQUEST: {
    status: 400,
    text: 'The request cannot be read: {reason}.',
    hint: 'Send well-formed JSON, or a form, of the type that the call takes.',
  },
  WORK_LOST: {
    status: 503,
    text: 'The server could not finish this: {reason}.',
    hint: 'Try again in a minute.',
  },
  WRONG_ORIGIN: {
    status: 403,
    text: 'This was sent from another site, so nothing was done.',
    hint: 'Send it from a page of the same host, or with an API token.',
  },
  NOT_SIGNED_IN: { status: 401, text: 'Please log in.', hint: 'Log in, or send a valid API token.' },
  OTHER_ACCOUNT: {
    status: 401,
    text: 'This register was taken under another account. Log in with that account to send it.',
    hint: 'Send it with a session of the user whose id it has.',
  },
  WRONG_LOGIN: {
    status: 401,
    text: 'Email, mobile or password is not correct.',
    hint: 'Try again, or ask for a new password.',
  },
  ACCOUNT_LOCKED: {
    status: 403,
    text: 'This account is locked. Ask a school admin to unlock it.',
    hint: 'Admins unlock it in the list of users.',
  },
  NO_ACCESS: {
    status: 403,
    text: 'You do not have access to this page.',
    hint: 'Ask an admin of the school for the permission.',
  },
  SUPPORT_READS: {
    status: 403,
    text: 'Support access only reads. Nothing was changed.',
    hint: 'Ask the school to make the change, or leave and log in with an account of the school.',
  },
  SUPPORT_WITHHELD: {
    status: 403,
    text: 'Support access does not include this: exports, documents, backups, tokens and covered numbers stay with the school.',
    hint: 'Ask the school for what you need of it.',
  },
  NO_SUPPORT_GRANT: {
    status: 403,
    text: '{school} gives no support access just now.',
    hint: 'An admin of the school gives it under Settings, Support access.',
  },
  PASSWORD_CHANGE_DUE: {
    status: 403,
    text: 'Please change your password first.',
    hint: 'Change it; then everything works as before.',
  },
  OTHER_SCHOOL: {
    status: 403,
    text: 'This address serves another school.',
    hint: "Use the school's own address, and its own id.",
  },
  NO_SCHOOL: {
    status: 403,
    text: 'No school is named here. Register the school first, or send its own id.',
    hint: 'An id of 0 or less stands for a school that is not registered: POST /api/Account/schoolRegistration.',
  },
  NOT_FOUND: {
    status: 404,
    text: 'We could not find that. It may have been removed.',
    hint: 'Find it in the list again.',
  },
  NO_LOOKUP: {
    status: 404,
    text: 'There is no list "{kind}".{hint}',
    hint: 'Use one of the names that the call lists.',
  },
  WRONG_LINK: {
    status: 404,
    text: 'This link no longer works. Ask for a new one.',
    hint: 'Links in mails work once and for a limited time.',
  },
  DUPLICATE: {
    status: 409,
    text: '{label} {value} is already used by {name}.',
    hint: 'Choose another, or edit the one that has it.',
  },
  STALE: {
    status: 409,
    text: '{user} changed this at {time}. Review both versions.',
    hint: 'The answer has both versions: merge them, and save with the current version in If-Match.',
  },
  BAD_TRANSITION: {
    status: 409,
    text: '{what} that is {from} cannot become {to}.',
    hint: 'Choose one of the steps that the answer lists.',
  },
  GUARD: { status: 409, text: '{reason}', hint: 'The text says what stands in the way.' },
  TOO_LARGE: { status: 413, text: '{what} is too large; the limit is {limit}.', hint: 'Send less, or a smaller file.' },
  WRONG_TYPE: {
    status: 415,
    text: 'This call takes {expected}.',
    hint: 'Set Content-Type to what the call takes.',
  },
  NOT_VALID: { status: 422, text: '{summary}', hint: 'Each field that is wrong is named with what to enter.' },
  TOO_MANY: {
    status: 429,
    text: 'Too many tries. Try again in {wait}.',
    hint: 'Wait for as long as Retry-After says.',
  },
  TOO_MANY_WINDOWS: {
    status: 429,
    text: 'The office is open in too many windows. Close one of them.',
    hint: 'End another stream of events first.',
  },
  NOT_READY: { status: 503, text: 'This school site is being prepared.', hint: 'Try again later.' },
  BUSY: {
    status: 503,
    text: 'This site is busy. Try again in a moment.',
    hint: 'Try again after Retry-After seconds.',
  },
  UNAVAILABLE: {
    status: 503,
    text: 'The server cannot reach its data just now. Try again in a minute.',
    hint: 'Try again after Retry-After seconds.',
  },
  NOT_CERTAIN: {
    status: 503,
    text: 'The connection was lost while this was being saved. See whether it is there before you send it again.',
    hint: 'Read what the call was to change; send it again if it has not.',
  },
  OPERATOR_HOST: {
    status: 404,
    text: "There is nothing at this address. Operators use the product's own address.",
    hint: "Send it to the product's own host, not a school's.",
  },
  NOT_AN_OPERATOR: {
    status: 401,
    text: 'This call needs an operator token that is neither expired nor revoked. Create one with: schoolyard token create',
    hint: 'Send it as Authorization: Bearer <token>.',
  },
  THEME_BODY: {
    status: 400,
    text: 'The body must be JSON: {shape}.{wrong}',
    hint: 'Send well-formed JSON with the fields of the call.',
  },
  THEME_BODY_TYPE: {
    status: 415,
    text: 'Send the body as JSON, with Content-Type: application/json.',
    hint: 'Set that header.',
  },
  THEME_TOO_LARGE: {
    status: 413,
    text: 'A theme is at most 512 KB. Leave out what it does not need.',
    hint: "A theme contains no pictures or texts of a school: those are the school's content.",
  },
  THEME_INVALID: {
    status: 422,
    text: '{reason}',
    hint: 'The answer has each finding with its place; schoolyard theme check shows the same.',
  },
  THEME_UNKNOWN: {
    status: 404,
    text: 'There is no published theme {themeId}.',
    hint: 'See the ids and versions with: GET /api/operator/themes.',
  },
  THEME_CONFLICT: { status: 409, text: '{reason}', hint: 'The text says what stands in the way.' },
  MAIL_NOT_SENT: {
    status: 503,
    text: 'The mail could not be sent. Try again in a minute.',
    hint: "The server's log says what the mail server answered.",
  },
  READ_ONLY: {
    status: 503,
    text: 'Changes cannot be saved at the moment: the disk or the database is full or may only be read. Nothing was saved. Try again later.',
    hint: "The server's log says which, and why. Give it room or the right to write; it goes on without a restart.",
  },
  NO_ROOM: {
    status: 507,
    text: 'There is no room left for this. Nothing was saved.',
    hint: 'The operator must give the server more disk.',
  },
} as const satisfies Readonly<Record<string, ApiErrorEntry>>;

export type ApiErrorCode = keyof typeof apiErrors;
