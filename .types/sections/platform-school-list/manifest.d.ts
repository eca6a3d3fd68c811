export declare const platformSchoolList: {
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
            readonly lead: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the heading';
            };
            readonly profilePath: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/school-profile';
                readonly description: 'What stands before a school’s slug';
            };
            readonly createLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to register a school';
            };
            readonly createHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/create-school-web-page';
                readonly description: 'Where it leads';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["list"];
        readonly properties: {
            readonly list: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["schools", "page", "hasMore", "keyword", "city"];
                readonly properties: {
                    readonly schools: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["school_Name", "school_Slug", "schoolKey", "url"];
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
                                readonly url: {
                                    readonly type: 'string';
                                };
                                readonly City: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                    readonly page: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                    readonly hasMore: {
                        readonly type: 'boolean';
                    };
                    readonly keyword: {
                        readonly type: 'string';
                    };
                    readonly city: {
                        readonly type: 'string';
                    };
                };
                readonly description: 'The schools found';
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
            search: string;
            keyword: string;
            city: string;
            find: string;
            all: string;
            none: string;
            results: string;
            previous: string;
            next: string;
            page: string;
            pages: string;
            error: string;
            empty: string;
        };
        hi: {
            search: string;
            keyword: string;
            city: string;
            find: string;
            all: string;
            none: string;
            results: string;
            previous: string;
            next: string;
            page: string;
            pages: string;
            error: string;
            empty: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformSchoolList.tsx").PlatformSchoolList>;
    example: {
        heading: string;
        profilePath: string;
        createLabel: string;
        createHref: string;
        list: {
            schools: {
                school_Name: string;
                school_Slug: string;
                schoolKey: string;
                url: string;
                City: string;
            }[];
            page: number;
            hasMore: boolean;
            keyword: string;
            city: string;
        };
    };
};
