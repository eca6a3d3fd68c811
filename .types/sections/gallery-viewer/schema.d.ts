import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly variant: {
            readonly enum: readonly ["bento", "framed", "justified"];
            readonly default: 'bento';
            readonly description: 'How the pictures are laid: large and small under arches, even frames with captions, or full rows';
        };
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The section’s heading';
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
                readonly required: readonly ["album_Id", "album_Name", "schoolThemeMediaJson"];
                readonly properties: {
                    readonly album_Id: {
                        readonly type: 'integer';
                    };
                    readonly album_Name: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                    readonly schoolThemeMediaJson: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly [];
                            readonly properties: {
                                readonly Media_Name: {
                                    readonly type: 'string';
                                };
                                readonly Media_Name_Media: {
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
                                readonly Video_Url: {
                                    readonly type: 'string';
                                };
                                readonly caption: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
            };
            readonly description: 'The albums with their photos and videos';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
