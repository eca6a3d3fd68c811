export declare const about: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly missionHeading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'Heading of the mission';
            };
            readonly visionHeading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'Heading of the vision';
            };
            readonly moreLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The link’s text';
            };
            readonly moreHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly description: 'A page with more about the school; no link without it';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["about"];
        readonly properties: {
            readonly about: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                    };
                    readonly description: {
                        readonly type: 'string';
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
                    readonly mission_Heading: {
                        readonly type: 'string';
                    };
                    readonly mission_Description: {
                        readonly type: 'string';
                    };
                    readonly vision_Heading: {
                        readonly type: 'string';
                    };
                    readonly vision_Description: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
                readonly description: 'The school’s own words about itself';
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
            missionHeading: string;
            visionHeading: string;
            moreLabel: string;
            empty: string;
            error: string;
            fallbackHeading: string;
        };
        hi: {
            missionHeading: string;
            visionHeading: string;
            moreLabel: string;
            empty: string;
            error: string;
            fallbackHeading: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./About.tsx").About>;
    example: {
        about: {
            heading: string;
            description: string;
            mission_Heading: string;
            mission_Description: string;
        };
    };
};
