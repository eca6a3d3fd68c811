export declare const policyPageResult: {
    readonly anyOf: readonly [{
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["policy", "policy_Text"];
        readonly properties: {
            readonly policy: {
                readonly enum: readonly ["privacy", "terms", "accessibility"];
            };
            /** HTML, sanitised. */
            readonly policy_Text: {
                readonly type: 'string';
            };
            readonly entryDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    }, {
        readonly type: 'null';
    }];
};
export declare const policyPage: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            policy: {
                enum: readonly ["privacy", "terms", "accessibility"];
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly anyOf: readonly [{
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["policy", "policy_Text"];
            readonly properties: {
                readonly policy: {
                    readonly enum: readonly ["privacy", "terms", "accessibility"];
                };
                /** HTML, sanitised. */
                readonly policy_Text: {
                    readonly type: 'string';
                };
                readonly entryDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        }, {
            readonly type: 'null';
        }];
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
