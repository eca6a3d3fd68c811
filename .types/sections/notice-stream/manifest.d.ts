export declare const noticeStream: {
    type: string;
    title: string;
    description: string;
    settings: {
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
    bindings: {
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
    emptyWhen: string;
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            heading: string;
            pinned: string;
            important: string;
            emergency: string;
            attachment: string;
            attachmentShort: string;
            empty: string;
            error: string;
        };
        hi: {
            heading: string;
            pinned: string;
            important: string;
            emergency: string;
            attachment: string;
            attachmentShort: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./NoticeStream.tsx").NoticeStream>;
    example: {
        items: {
            noticeID: number;
            noticeHead: string;
            entryDateTime: string;
            isPinned: boolean;
        }[];
    };
};
