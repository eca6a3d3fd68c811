export declare const platformSchoolProfile: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly listHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/school-list';
                readonly description: 'The list of all schools';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly school: {
                readonly anyOf: readonly [{
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
                        readonly phone: {
                            readonly type: 'string';
                        };
                        readonly email: {
                            readonly type: 'string';
                        };
                        readonly office_Hours: {
                            readonly type: 'string';
                        };
                        readonly Website: {
                            readonly type: 'string';
                        };
                        readonly City: {
                            readonly type: 'string';
                        };
                        readonly State: {
                            readonly type: 'string';
                        };
                        readonly Board: {
                            readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
                        };
                        readonly School_Type: {
                            readonly enum: readonly ["Boys", "Girls", "Co-educational"];
                        };
                        readonly Medium: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'string';
                            };
                        };
                        readonly Established_Year: {
                            readonly type: 'integer';
                        };
                        readonly Principal_Name: {
                            readonly type: 'string';
                        };
                    };
                }, {
                    readonly type: 'null';
                }];
                readonly description: 'The school';
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
            visit: string;
            all: string;
            address: string;
            phone: string;
            email: string;
            officeHours: string;
            board: string;
            'board.State': string;
            'board.Other': string;
            kind: string;
            'kind.Boys': string;
            'kind.Girls': string;
            'kind.Co-educational': string;
            medium: string;
            'medium.English': string;
            'medium.Hindi': string;
            since: string;
            principal: string;
            missing: string;
        };
        hi: {
            visit: string;
            all: string;
            address: string;
            phone: string;
            email: string;
            officeHours: string;
            board: string;
            'board.State': string;
            'board.Other': string;
            kind: string;
            'kind.Boys': string;
            'kind.Girls': string;
            'kind.Co-educational': string;
            medium: string;
            'medium.English': string;
            'medium.Hindi': string;
            since: string;
            principal: string;
            missing: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformSchoolProfile.tsx").PlatformSchoolProfile>;
    example: {
        listHref: string;
        school: {
            school_Name: string;
            school_Slug: string;
            schoolKey: string;
            url: string;
            Board: string;
        };
    };
};
