import type { FromSchema } from 'json-schema-to-ts';
export declare const testimonialItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name", "message"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
        };
        readonly profession: {
            readonly type: 'string';
        };
        readonly message: {
            readonly type: 'string';
        };
        readonly rating: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 5;
        };
        readonly profileImage: {
            readonly type: 'string';
        };
        readonly profileImage_Media: {
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
export type TestimonialItem = FromSchema<typeof testimonialItem>;
export declare const testimonialsParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
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
        readonly keyword: {
            readonly type: 'string';
            readonly maxLength: 100;
            readonly default: '';
            readonly description: 'Only those with this text in them; empty for all';
        };
    };
};
export declare const testimonials: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
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
            readonly keyword: {
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
            readonly required: readonly ["name", "message"];
            readonly properties: {
                readonly name: {
                    readonly type: 'string';
                };
                readonly profession: {
                    readonly type: 'string';
                };
                readonly message: {
                    readonly type: 'string';
                };
                readonly rating: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 5;
                };
                readonly profileImage: {
                    readonly type: 'string';
                };
                readonly profileImage_Media: {
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
    privacy: "minor";
};
