export declare const eventAgenda: {
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
                    readonly required: readonly ["noticeID", "noticeHead", "entryDateTime", "past"];
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
                        readonly endDateTime: {
                            readonly type: 'string';
                            readonly format: 'local-date-time';
                        };
                        readonly allDay: {
                            readonly type: 'boolean';
                        };
                        readonly venue: {
                            readonly type: 'string';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                        readonly image: {
                            readonly type: 'string';
                        };
                        readonly image_Media: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
                            readonly properties: {
                                readonly width: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                };
                                readonly height: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                };
                                readonly alt: {
                                    readonly type: 'string';
                                };
                                readonly thumbhash: {
                                    readonly type: 'string';
                                };
                                readonly focal: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["x", "y"];
                                    readonly properties: {
                                        readonly x: {
                                            readonly type: 'number';
                                            readonly minimum: 0;
                                            readonly maximum: 1;
                                        };
                                        readonly y: {
                                            readonly type: 'number';
                                            readonly minimum: 0;
                                            readonly maximum: 1;
                                        };
                                    };
                                };
                                readonly variants: {
                                    readonly type: 'array';
                                    readonly items: {
                                        readonly type: 'object';
                                        readonly additionalProperties: false;
                                        readonly required: readonly ["url", "width", "format"];
                                        readonly properties: {
                                            readonly url: {
                                                readonly type: 'string';
                                            };
                                            readonly width: {
                                                readonly type: 'integer';
                                                readonly minimum: 1;
                                            };
                                            readonly format: {
                                                readonly enum: readonly ["avif", "webp", "jpeg", "png"];
                                            };
                                        };
                                    };
                                };
                            };
                        };
                        readonly past: {
                            readonly type: 'boolean';
                        };
                    };
                };
                readonly description: 'Events: those to come, then past ones';
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
            next: string;
            past: string;
            pastOne: string;
            allDay: string;
            to: string;
            empty: string;
            error: string;
            follow: string;
        };
        hi: {
            heading: string;
            next: string;
            past: string;
            pastOne: string;
            allDay: string;
            to: string;
            empty: string;
            error: string;
            follow: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./EventAgenda.tsx").EventAgenda>;
    example: {
        items: {
            noticeID: number;
            noticeHead: string;
            entryDateTime: string;
            past: boolean;
        }[];
    };
};
