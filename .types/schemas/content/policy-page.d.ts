/** The pages on which a school says what it does with data, and what holds between it and its visitors. */
export declare const policyKinds: readonly ['privacy', 'terms', 'accessibility'];
export declare const policyPageSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["policy", "policy_Text"];
    readonly properties: {
        readonly policy: {
            readonly enum: readonly ["privacy", "terms", "accessibility"];
        };
        /** In place of the theme's own text. */
        readonly policy_Text: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 60000;
        };
        /** The day from which it holds. */
        readonly entryDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const policyPage: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["policy", "policy_Text"];
        readonly properties: {
            readonly policy: {
                readonly enum: readonly ["privacy", "terms", "accessibility"];
            };
            /** In place of the theme's own text. */
            readonly policy_Text: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 60000;
            };
            /** The day from which it holds. */
            readonly entryDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    html: string[];
    nameField: string;
};
