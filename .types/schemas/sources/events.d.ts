export declare const events: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        type: "array";
        items: {
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
                /** When it begins, in the school's time: YYYY-MM-DDTHH:MM. */
                readonly entryDateTime: {
                    readonly type: 'string';
                    readonly format: 'local-date-time';
                };
                /** When it ends, where that is said. */
                readonly endDateTime: {
                    readonly type: 'string';
                    readonly format: 'local-date-time';
                };
                /** Whether the hours count for nothing. */
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
                /** Whether its last day is over. */
                readonly past: {
                    readonly type: 'boolean';
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
};
