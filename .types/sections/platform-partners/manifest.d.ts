export declare const platformPartners: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly autoplayMs: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 60000;
                readonly default: 2000;
                readonly description: 'Milliseconds each; 0 for none';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["schools"];
        readonly properties: {
            readonly schools: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["school_Name"];
                    readonly properties: {
                        readonly school_Name: {
                            readonly type: 'string';
                        };
                        readonly school_Logo_Image: {
                            readonly type: 'string';
                        };
                        readonly school_Logo_Image_Media: {
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
                    };
                };
                readonly description: 'The schools shown';
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
            stop: 'Stop slide rotation';
            start: 'Start slide rotation';
            previous: 'Previous';
            next: 'Next';
            carousel: string;
        };
        hi: {
            stop: 'स्लाइडों का अपने-आप बदलना रोकें';
            start: 'स्लाइडों का अपने-आप बदलना शुरू करें';
            previous: 'पिछला';
            next: 'अगला';
            carousel: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformPartners.tsx").PlatformPartners>;
    example: {
        heading: string;
        autoplayMs: number;
        schools: {
            school_Name: string;
        }[];
    };
};
