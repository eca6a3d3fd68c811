import type { FromSchema } from 'json-schema-to-ts';
export declare const galleryAlbumItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["album_Id", "album_Name", "schoolThemeMediaJson"];
    readonly properties: {
        readonly album_Id: {
            readonly type: 'integer';
        };
        /** Empty for loose photos, which belong to no album. */
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
export type GalleryAlbumItem = FromSchema<typeof galleryAlbumItem>;
export declare const galleryParams: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly pageSize: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 100;
            readonly default: 20;
            readonly description: 'The most media given, counted over all albums';
        };
        readonly isActiveWebsite: {
            readonly type: 'integer';
            readonly enum: readonly [1, -1];
            readonly default: 1;
            readonly description: '1: albums shown on the website; -1: all. The public only ever sees 1';
        };
    };
};
export declare const gallery: {
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
                readonly description: 'The most media given, counted over all albums';
            };
            readonly isActiveWebsite: {
                readonly type: 'integer';
                readonly enum: readonly [1, -1];
                readonly default: 1;
                readonly description: '1: albums shown on the website; -1: all. The public only ever sees 1';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["album_Id", "album_Name", "schoolThemeMediaJson"];
            readonly properties: {
                readonly album_Id: {
                    readonly type: 'integer';
                };
                /** Empty for loose photos, which belong to no album. */
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
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
