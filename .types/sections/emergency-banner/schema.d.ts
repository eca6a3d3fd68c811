import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly tone: {
            readonly enum: readonly ["red", "amber", "blue"];
            readonly default: 'red';
            readonly description: 'The colour of the band; the same in every theme, so that it is known again';
        };
        readonly noticesHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly description: 'The page of notices, where all of the text stands; none leaves the link out';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["items"];
    readonly properties: {
        readonly items: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["noticeID", "noticeHead", "entryDateTime", "isPinned"];
                readonly properties: {
                    readonly noticeID: {
                        readonly type: 'integer';
                    };
                    readonly noticeHead: {
                        readonly type: 'string';
                    };
                    readonly noticeDetails: {
                        readonly type: 'string';
                    };
                    readonly entryDateTime: {
                        readonly type: 'string';
                        readonly format: 'local-date-time';
                    };
                    readonly isPinned: {
                        readonly type: 'boolean';
                    };
                    readonly level: {
                        readonly enum: readonly ["Info", "Important", "Emergency"];
                    };
                    readonly attachmentUrl: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            };
            readonly description: 'The notices that are an emergency';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
