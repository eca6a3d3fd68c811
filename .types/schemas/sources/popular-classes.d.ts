import type { FromSchema } from 'json-schema-to-ts';
export declare const popularClassItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["className"];
    readonly properties: {
        readonly className: {
            readonly type: 'string';
        };
        readonly classFees: {
            readonly type: 'string';
        };
        readonly classSize: {
            readonly type: 'string';
        };
        readonly classTime: {
            readonly type: 'string';
        };
        readonly childrenAge: {
            readonly type: 'string';
        };
        readonly classImage: {
            readonly type: 'string';
        };
        readonly classImage_Media: {
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
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export type PopularClassItem = FromSchema<typeof popularClassItem>;
export declare const popularClasses: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["className"];
            readonly properties: {
                readonly className: {
                    readonly type: 'string';
                };
                readonly classFees: {
                    readonly type: 'string';
                };
                readonly classSize: {
                    readonly type: 'string';
                };
                readonly classTime: {
                    readonly type: 'string';
                };
                readonly childrenAge: {
                    readonly type: 'string';
                };
                readonly classImage: {
                    readonly type: 'string';
                };
                readonly classImage_Media: {
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
