export declare const emergencyBanner: {
    type: string;
    title: string;
    description: string;
    settings: {
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
                readonly description: 'The notices that are an emergency';
            };
        };
    };
    emptyWhen: string;
    client: "never";
    headingLevel: null;
    landmark: "none";
    tokens: string[];
    contrast: never[];
    strings: {
        en: {
            level: string;
            more: string;
            attachment: string;
            dismiss: string;
            empty: string;
            error: string;
        };
        hi: {
            level: string;
            more: string;
            attachment: string;
            dismiss: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./EmergencyBanner.tsx").EmergencyBanner>;
    example: {
        items: {
            noticeID: number;
            noticeHead: string;
            noticeDetails: string;
            entryDateTime: string;
            isPinned: boolean;
            level: string;
        }[];
    };
};
