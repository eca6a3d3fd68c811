export declare const policyText: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["parts"];
        readonly properties: {
            readonly variant: {
                readonly enum: readonly ["soft", "ruled", "open"];
                readonly default: 'soft';
                readonly description: 'The look: a round card, ruled letter paper, or lines on the page itself';
            };
            readonly parts: {
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 20;
                readonly description: 'The text of a school that has written none of its own; {school} stands for its name';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["heading", "text"];
                    readonly properties: {
                        readonly heading: {
                            readonly type: 'string';
                            readonly format: 'text';
                            readonly description: 'The heading of a part';
                        };
                        readonly text: {
                            readonly type: 'string';
                            readonly format: 'text';
                            readonly description: 'Its paragraphs, with an empty line between them';
                        };
                    };
                };
            };
            readonly date: {
                readonly type: 'string';
                readonly format: 'date';
                readonly description: 'The day from which the text in parts holds';
            };
            readonly contactText: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence above the ways to reach the school';
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
                readonly description: 'The name of the school and the ways to reach it';
            };
            readonly policy: {
                readonly anyOf: readonly [{
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["policy", "policy_Text"];
                    readonly properties: {
                        readonly policy: {
                            readonly enum: readonly ["privacy", "terms", "accessibility"];
                        };
                        readonly policy_Text: {
                            readonly type: 'string';
                        };
                        readonly entryDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                }, {
                    readonly type: 'null';
                }];
                readonly description: 'What the school has written itself';
            };
        };
    };
    client: "never";
    headingLevel: null;
    landmark: "none";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    variants: string[];
    strings: {
        en: {
            heading: string;
            contact: string;
            contactText: string;
            since: string;
            error: string;
        };
        hi: {
            heading: string;
            contact: string;
            contactText: string;
            since: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PolicyText.tsx").PolicyText>;
    example: {
        variant: string;
        parts: {
            heading: string;
            text: string;
        }[];
        date: string;
        contactText: string;
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            phone: string;
            email: string;
        };
    };
};
