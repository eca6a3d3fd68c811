import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
        };
        readonly text: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'A sentence under the heading';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["items"];
    readonly properties: {
        readonly items: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["student_Name"];
                readonly properties: {
                    readonly student_Name: {
                        readonly type: 'string';
                    };
                    readonly student_Photo: {
                        readonly type: 'string';
                    };
                    readonly student_Photo_Media: {
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
                    readonly class_Name: {
                        readonly type: 'string';
                    };
                    readonly class_Section_Name: {
                        readonly type: 'string';
                    };
                    readonly marks: {
                        readonly type: 'string';
                    };
                };
            };
            readonly description: 'The pupils with the best results';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
