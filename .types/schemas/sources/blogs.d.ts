export declare const blogItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "blog_Description", "entryDate"];
    readonly properties: {
        readonly blog_Id: {
            readonly type: 'integer';
        };
        readonly blog_Title: {
            readonly type: 'string';
        };
        /** The last part of its address, /blog/{slug}. */
        readonly blog_Slug: {
            readonly type: 'string';
        };
        /** Sanitised HTML. */
        readonly blog_Description: {
            readonly type: 'string';
        };
        readonly blog_Media: {
            readonly type: 'string';
        };
        readonly blog_Media_Media: {
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
        readonly entryDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        readonly author: {
            readonly type: 'string';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const blogs: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "blog_Description", "entryDate"];
            readonly properties: {
                readonly blog_Id: {
                    readonly type: 'integer';
                };
                readonly blog_Title: {
                    readonly type: 'string';
                };
                /** The last part of its address, /blog/{slug}. */
                readonly blog_Slug: {
                    readonly type: 'string';
                };
                /** Sanitised HTML. */
                readonly blog_Description: {
                    readonly type: 'string';
                };
                readonly blog_Media: {
                    readonly type: 'string';
                };
                readonly blog_Media_Media: {
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
                readonly entryDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly author: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
