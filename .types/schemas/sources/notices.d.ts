/** A notice as visitors see it. */
export declare const noticeItem: {
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
        /** In the school's time: YYYY-MM-DDTHH:MM. */
        readonly entryDateTime: {
            readonly type: 'string';
            readonly format: 'local-date-time';
        };
        /** Whether it stands before the others, whatever its day. */
        readonly isPinned: {
            readonly type: 'boolean';
        };
        readonly level: {
            readonly enum: readonly ["Info", "Important", "Emergency"];
        };
        /** A link, or the address of a file of the library. */
        readonly attachmentUrl: {
            readonly type: 'string';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const notices: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
            level: {
                enum: readonly ["Info", "Important", "Emergency"];
                description: string;
            };
        };
    };
    result: {
        type: "array";
        items: {
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
                /** In the school's time: YYYY-MM-DDTHH:MM. */
                readonly entryDateTime: {
                    readonly type: 'string';
                    readonly format: 'local-date-time';
                };
                /** Whether it stands before the others, whatever its day. */
                readonly isPinned: {
                    readonly type: 'boolean';
                };
                readonly level: {
                    readonly enum: readonly ["Info", "Important", "Emergency"];
                };
                /** A link, or the address of a file of the library. */
                readonly attachmentUrl: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
