export declare const contactSplit: {
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
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A paragraph under the heading';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["school"];
        readonly properties: {
            readonly school: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Name", "school_Slug", "schoolKey"];
                readonly properties: {
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    readonly schoolKey: {
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
                    readonly school_address: {
                        readonly type: 'string';
                    };
                    readonly phone: {
                        readonly type: 'string';
                    };
                    readonly email: {
                        readonly type: 'string';
                    };
                    readonly student_Domain: {
                        readonly type: 'string';
                    };
                    readonly facebook_Url: {
                        readonly type: 'string';
                    };
                    readonly instagram_Url: {
                        readonly type: 'string';
                    };
                    readonly youtube_Url: {
                        readonly type: 'string';
                    };
                    readonly twitter_Url: {
                        readonly type: 'string';
                    };
                    readonly linkedin_Url: {
                        readonly type: 'string';
                    };
                    readonly whatsapp_Number: {
                        readonly type: 'string';
                    };
                    readonly office_Hours: {
                        readonly type: 'string';
                    };
                    readonly map_Url: {
                        readonly type: 'string';
                    };
                    readonly admission_Open: {
                        readonly type: 'boolean';
                    };
                    readonly nav_Items: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["label", "href"];
                            readonly properties: {
                                readonly label: {
                                    readonly type: 'string';
                                };
                                readonly href: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
                readonly description: 'The ways to reach the school';
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
    strings: {
        en: {
            heading: string;
            text: string;
            phone: string;
            whatsapp: string;
            email: string;
            hours: string;
            map: string;
            empty: string;
            error: string;
        };
        hi: {
            heading: string;
            text: string;
            phone: string;
            whatsapp: string;
            email: string;
            hours: string;
            map: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./ContactSplit.tsx").ContactSplit>;
    example: {
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            phone: string;
            school_address: string;
        };
    };
};
