export declare const classLadder: {
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
                    readonly required: readonly ["className"];
                    readonly properties: {
                        readonly className: {
                            readonly type: 'string';
                        };
                        readonly classFees: {
                            readonly type: 'string';
                        };
                        readonly classSize: {
                            readonly type: 'string';
                        };
                        readonly classTime: {
                            readonly type: 'string';
                        };
                        readonly childrenAge: {
                            readonly type: 'string';
                        };
                        readonly classImage: {
                            readonly type: 'string';
                        };
                        readonly classImage_Media: {
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
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
                readonly description: 'Classes with fee, size, hours and age';
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
            fees: string;
            size: string;
            time: string;
            age: string;
            empty: string;
            error: string;
        };
        hi: {
            heading: string;
            fees: string;
            size: string;
            time: string;
            age: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./ClassLadder.tsx").ClassLadder>;
    example: {
        items: {
            className: string;
            classFees: string;
            childrenAge: string;
        }[];
    };
};
