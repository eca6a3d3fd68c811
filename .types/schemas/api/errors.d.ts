/** Every failure of the API by code: status and text (domain.md 4.11). The reference page is made from it. */
export declare const errorCatalog: {
    readonly BAD_REQUEST: {
        readonly status: 400;
        readonly text: 'The request cannot be read: {reason}.';
        readonly cure: 'Send well-formed JSON, or a form, of the type that the call takes.';
    };
    readonly WRONG_ORIGIN: {
        readonly status: 403;
        readonly text: 'This was sent from another site, so nothing was done.';
        readonly cure: 'Send it from a page of the same host, or with an API token.';
    };
    readonly NOT_SIGNED_IN: {
        readonly status: 401;
        readonly text: 'Please sign in.';
        readonly cure: 'Sign in, or send an API token that still holds.';
    };
    readonly WRONG_LOGIN: {
        readonly status: 401;
        readonly text: 'Email, mobile or password is not correct.';
        readonly cure: 'Try again, or ask for a new password.';
    };
    readonly ACCOUNT_LOCKED: {
        readonly status: 403;
        readonly text: 'This account is locked. Ask an admin of the school to open it.';
        readonly cure: 'An admin opens it in the list of users.';
    };
    readonly NO_ACCESS: {
        readonly status: 403;
        readonly text: 'You do not have access to this page.';
        readonly cure: 'Ask an admin of the school for the permission.';
    };
    readonly PASSWORD_CHANGE_DUE: {
        readonly status: 403;
        readonly text: 'Please change your password first.';
        readonly cure: 'Change it; then everything works as before.';
    };
    readonly OTHER_SCHOOL: {
        readonly status: 403;
        readonly text: 'This address serves another school.';
        readonly cure: "Use the school's own address, and its own id.";
    };
    readonly NO_SCHOOL: {
        readonly status: 403;
        readonly text: 'No school is named here. Register the school first, or send its own id.';
        readonly cure: 'An id of 0 or less stands for a school that is not registered: POST /api/Account/schoolRegistration.';
    };
    readonly NOT_FOUND: {
        readonly status: 404;
        readonly text: 'We could not find that. It may have been removed.';
        readonly cure: 'Look it up in the list again.';
    };
    readonly NO_LOOKUP: {
        readonly status: 404;
        readonly text: 'There is no list "{kind}".{hint}';
        readonly cure: 'Use one of the names that the call lists.';
    };
    readonly WRONG_LINK: {
        readonly status: 404;
        readonly text: 'This link no longer works. Ask for a new one.';
        readonly cure: 'Links in mails work once and for a limited time.';
    };
    readonly DUPLICATE: {
        readonly status: 409;
        readonly text: '{label} {value} is already used by {name}.';
        readonly cure: 'Choose another, or edit the one that has it.';
    };
    readonly STALE: {
        readonly status: 409;
        readonly text: '{user} changed this at {time}. Review both versions.';
        readonly cure: 'The answer has both versions: merge them, and save with the current version in If-Match.';
    };
    readonly BAD_TRANSITION: {
        readonly status: 409;
        readonly text: '{what} that is {from} cannot become {to}.';
        readonly cure: 'Take one of the steps that the answer lists.';
    };
    readonly GUARD: {
        readonly status: 409;
        readonly text: '{reason}';
        readonly cure: 'The text says what stands in the way.';
    };
    readonly TOO_LARGE: {
        readonly status: 413;
        readonly text: '{what} is too large: {limit} is the most.';
        readonly cure: 'Send less, or a smaller file.';
    };
    readonly WRONG_TYPE: {
        readonly status: 415;
        readonly text: 'This call takes {expected}.';
        readonly cure: 'Set Content-Type to what the call takes.';
    };
    readonly NOT_VALID: {
        readonly status: 422;
        readonly text: '{summary}';
        readonly cure: 'Each field that is wrong is named with what to enter.';
    };
    readonly TOO_MANY: {
        readonly status: 429;
        readonly text: 'Too many tries. Try again in {wait}.';
        readonly cure: 'Wait for as long as Retry-After says.';
    };
    readonly NOT_READY: {
        readonly status: 503;
        readonly text: 'This school site is being prepared.';
        readonly cure: 'Try again later.';
    };
    readonly BUSY: {
        readonly status: 503;
        readonly text: 'This site is busy. Try again in a moment.';
        readonly cure: 'Try again after Retry-After seconds.';
    };
    readonly NO_ROOM: {
        readonly status: 507;
        readonly text: 'There is no room left for this. Nothing was saved.';
        readonly cure: 'The operator must give the server more disk.';
    };
};
export type ErrorCode = keyof typeof errorCatalog;
