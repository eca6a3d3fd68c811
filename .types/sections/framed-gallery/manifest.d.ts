export declare const framedGallery: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly limit: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 8;
                readonly description: 'The most photos and videos shown where albums are mixed';
            };
            readonly byAlbum: {
                readonly type: 'boolean';
                readonly default: false;
                readonly description: 'All of each album under its name, instead of a mixture';
            };
            readonly moreLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link to all of them';
            };
            readonly moreHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly description: 'A page with all of them; no link without it';
            };
        };
    };
    bindings: {
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
    emptyWhen: string;
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            heading: string;
            moreLabel: string;
            loose: string;
            photo: string;
            video: string;
            count: string;
            countOne: string;
            empty: string;
            error: string;
        };
        hi: {
            heading: string;
            moreLabel: string;
            loose: string;
            photo: string;
            video: string;
            count: string;
            countOne: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./FramedGallery.tsx").FramedGallery>;
    example: {
        items: {
            album_Id: number;
            album_Name: string;
            schoolThemeMediaJson: {
                Video_Url: string;
            }[];
        }[];
    };
};
