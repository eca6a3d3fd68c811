import type { FromSchema } from 'json-schema-to-ts';
export declare const topSchoolItem: {
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
        /** The address of the school's own site. */
        readonly url: {
            readonly type: 'string';
        };
    };
};
export type TopSchoolItem = FromSchema<typeof topSchoolItem>;
export declare const topSchoolsParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly pageSize: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 100;
            readonly default: 20;
            readonly description: 'The most schools given';
        };
    };
};
export declare const topSchools: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most schools given';
            };
        };
    };
    result: {
        type: "array";
        items: {
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
                /** The address of the school's own site. */
                readonly url: {
                    readonly type: 'string';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
