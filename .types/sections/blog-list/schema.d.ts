import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly variant: {
            readonly enum: readonly ["cards", "ruled", "spread"];
            readonly default: 'cards';
            readonly description: 'Round cards, a ruled index, or large pictures beside large titles';
        };
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly blogHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/blog';
            readonly description: 'The page with all articles';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["items", "page", "pages", "total"];
    readonly properties: {
        readonly items: {
            readonly type: 'array';
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
                };
            };
            readonly description: 'The articles of this page, the newest first';
        };
        readonly page: {
            readonly type: 'integer';
            readonly description: 'The page shown, counted from 1';
        };
        readonly pages: {
            readonly type: 'integer';
            readonly description: 'How many pages there are';
        };
        readonly total: {
            readonly type: 'integer';
            readonly description: 'How many articles there are on all pages';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
