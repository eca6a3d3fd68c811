export declare const galleryViewer: {
    type: string;
    title: string;
    description: string;
    settings: {
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
    variants: string[];
    strings: {
        en: {
            heading: string;
            photos: string;
            photo: string;
            video: string;
            untitled: string;
            empty: string;
            emptyAlbum: string;
            broken: string;
            error: string;
            viewer: string;
            position: string;
            previous: string;
            next: string;
            zoomIn: string;
            zoomOut: string;
            download: string;
            close: string;
            play: string;
            playNote: string;
        };
        hi: {
            heading: string;
            photos: string;
            photo: string;
            video: string;
            untitled: string;
            empty: string;
            emptyAlbum: string;
            broken: string;
            error: string;
            viewer: string;
            position: string;
            previous: string;
            next: string;
            zoomIn: string;
            zoomOut: string;
            download: string;
            close: string;
            play: string;
            playNote: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./GalleryViewer.tsx").GalleryViewer>;
    example: {
        items: {
            album_Id: number;
            album_Name: string;
            schoolThemeMediaJson: {
                Video_Url: string;
                caption: string;
            }[];
        }[];
    };
};
