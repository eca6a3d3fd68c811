import type { FromSchema } from 'json-schema-to-ts';
/** As the source of blogs gives them, with what the list can be filtered by. */
declare const blogRow: {
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
        readonly blog_Slug: {
            readonly type: 'string';
        };
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
        readonly blogFor: {
            readonly enum: readonly [1, 2];
        };
        readonly blogCategoryId: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
    };
};
export type BlogRow = FromSchema<typeof blogRow>;
export declare const listBlogs: {
    readonly id: "listBlogs";
    readonly method: "GET";
    readonly path: "/api/blog/blog_list";
    readonly group: "Blog";
    readonly summary: "Published articles, the newest first";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
            };
            /** 0 is the product's own blog. */
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            /** 1: of the product; 2: of schools; -1: all. */
            readonly blogFor: {
                readonly enum: readonly [-1, 1, 2];
                readonly type: 'integer';
                readonly default: -1;
            };
            readonly blogCategoryId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "One page";
            readonly schema: {
                readonly type: "array";
                readonly items: {
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
                        readonly blog_Slug: {
                            readonly type: 'string';
                        };
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
                        readonly blogFor: {
                            readonly enum: readonly [1, 2];
                        };
                        readonly blogCategoryId: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                    };
                };
            };
        };
    };
    readonly validated: true;
};
export declare const blogDetails: {
    readonly id: "blogDetails";
    readonly method: "GET";
    readonly path: "/api/blog/blog_details";
    readonly group: "Blog";
    readonly summary: "One published article, by blog_Id or blog_Slug";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly schoolId: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly blog_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly blog_Slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The article";
            readonly schema: {
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
                    readonly blog_Slug: {
                        readonly type: 'string';
                    };
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
                    readonly blogFor: {
                        readonly enum: readonly [1, 2];
                    };
                    readonly blogCategoryId: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                };
            };
        };
    };
    readonly validated: true;
};
export {};
