/** The version of the privacy notice that a consent is given to; it is stored with the consent. */
export declare const privacyNoticeVersion = "2026-11";
/** The version of the terms that a school agrees to when it registers. */
export declare const termsVersion = "2026-11";
/** Fields of every form that anyone may send. They tell people from programs, and are not stored. */
export declare const formGuardFields: {
    /** Out of sight of people: whoever fills it in is told that all went well, and nothing is stored. */
    readonly Company_Fax: {
        readonly type: 'string';
        readonly maxLength: 500;
    };
    /** Seconds that the form was open, counted by script; without script the limit is tighter. */
    readonly Fill_Seconds: {
        readonly type: 'number';
        readonly minimum: 0;
    };
};
/** Tries with a public form from one address, right or wrong; how many are kept is for what the call does. */
export declare const formTries: {
    readonly max: 60;
    readonly perSeconds: 3600;
};
/** The answer to a form that a browser sent without script: back to its page, at `#sent`. */
export declare const sentBack: {
    readonly description: 'Sent by a plain HTML form: back to its page, at #sent';
};
