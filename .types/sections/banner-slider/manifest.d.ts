export declare const bannerSlider: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly variant: {
                readonly enum: readonly ["plain", "arch"];
                readonly default: 'plain';
                readonly description: 'How pictures are framed: plain, or under an arch';
            };
            readonly autoplayMs: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 60000;
                readonly default: 6000;
                readonly description: 'Milliseconds a slide stands; 0 never moves by itself';
            };
            readonly label: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The name of the slides, read by screen readers';
            };
            readonly welcome: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the school’s name where there are no slides';
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
                    readonly required: readonly ["heading"];
                    readonly properties: {
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
                        readonly heading: {
                            readonly type: 'string';
                        };
                        readonly subHeading: {
                            readonly type: 'string';
                        };
                        readonly banner_Details: {
                            readonly type: 'string';
                        };
                        readonly button1_Text: {
                            readonly type: 'string';
                        };
                        readonly button1_Url: {
                            readonly type: 'string';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
                readonly description: 'The slides';
            };
            readonly schoolName: {
                readonly type: 'string';
                readonly description: 'Stands as the h1 where there is no slide or no picture';
            };
        };
    };
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    variants: string[];
    strings: {
        en: {
            label: string;
            welcome: string;
            carousel: string;
            slide: string;
            stop: string;
            start: string;
            previous: string;
            next: string;
            position: string;
        };
        hi: {
            label: string;
            welcome: string;
            carousel: string;
            slide: string;
            stop: string;
            start: string;
            previous: string;
            next: string;
            position: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./BannerSlider.tsx").BannerSlider>;
    example: {
        variant: string;
        autoplayMs: number;
        schoolName: string;
        items: {
            heading: string;
            subHeading: string;
            button1_Text: string;
            button1_Url: string;
        }[];
    };
};
