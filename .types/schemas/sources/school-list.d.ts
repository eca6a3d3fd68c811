export declare const schoolListResult: {
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
        /** Whether there is a page after this one. */
        readonly hasMore: {
            readonly type: 'boolean';
        };
        /** What was searched for. */
        readonly keyword: {
            readonly type: 'string';
        };
        readonly city: {
            readonly type: 'string';
        };
    };
};
export declare const schoolList: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
            keyword: {
                type: "string";
                default: string;
                description: string;
            };
            city: {
                type: "string";
                default: string;
                description: string;
            };
        };
    };
    result: {
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
            /** Whether there is a page after this one. */
            readonly hasMore: {
                readonly type: 'boolean';
            };
            /** What was searched for. */
            readonly keyword: {
                readonly type: 'string';
            };
            readonly city: {
                readonly type: 'string';
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
