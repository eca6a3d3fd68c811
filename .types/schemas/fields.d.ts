/** A row's id. */
export declare const idField: {
    readonly type: 'integer';
    readonly minimum: 1;
    readonly maximum: 2147483647;
};
export declare const dateField: {
    readonly type: 'string';
    readonly format: 'date';
};
export declare const dateTimeField: {
    readonly type: 'string';
    readonly format: 'date-time';
};
/** A person's name: letters of any script, space, `.`, `'` and `-`, no double spaces (domain.md, shared rules). */
export declare const personNameField: {
    readonly type: 'string';
    readonly format: 'person-name';
    readonly maxLength: 100;
};
/** A phone number; what is stored is +91 and ten digits, or E.164 elsewhere. */
export declare const mobileField: {
    readonly type: 'string';
    readonly format: 'mobile';
    readonly maxLength: 20;
};
export declare const emailField: {
    readonly type: 'string';
    readonly format: 'email';
    readonly maxLength: 254;
};
/** The seed's code table of relations: 1 Father … 14 Other. */
export declare const relationField: {
    readonly type: 'integer';
    readonly minimum: 1;
    readonly maximum: 14;
};
/** 'YYYY-YYYY+1'. */
export declare const sessionField: {
    readonly type: 'string';
    readonly format: 'session';
};
