import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
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
            readonly description: 'Notices, pinned ones first, then the newest';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
