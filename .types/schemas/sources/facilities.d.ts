export declare const facilityItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["facilityId", "name"];
    readonly properties: {
        readonly facilityId: {
            readonly type: 'integer';
        };
        readonly name: {
            readonly type: 'string';
        };
        readonly image: {
            readonly type: 'string';
        };
        readonly image_Media: {
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
export declare const facilities: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["facilityId", "name"];
            readonly properties: {
                readonly facilityId: {
                    readonly type: 'integer';
                };
                readonly name: {
                    readonly type: 'string';
                };
                readonly image: {
                    readonly type: 'string';
                };
                readonly image_Media: {
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
