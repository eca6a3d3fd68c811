/** What a section binds on the template `error`; on other pages nothing. */
export declare const failureBindings: {
    readonly reference: {
        readonly type: readonly ["string", "null"];
        readonly description: 'What the log knows the failure by; with it the page offers another try and the office’s phone';
    };
    readonly phone: {
        readonly type: readonly ["string", "null"];
        readonly description: 'The office, for whom another try does not help';
    };
};
