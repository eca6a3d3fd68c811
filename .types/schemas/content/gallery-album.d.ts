export declare const galleryAlbumSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["schoolThemeMediaJson"];
    readonly properties: {
        readonly album_Id: {
            readonly type: 'integer';
        };
        readonly album_Name: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly schoolThemeMediaJson: {
            readonly type: 'array';
            readonly maxItems: 500;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly Media_Name: {
                        readonly type: 'string';
                        readonly format: 'media';
                    };
                    readonly Video_Url: {
                        readonly type: 'string';
                        readonly format: 'https-url';
                    };
                    readonly caption: {
                        readonly type: 'string';
                        readonly maxLength: 200;
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
export declare const galleryAlbum: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["schoolThemeMediaJson"];
        readonly properties: {
            readonly album_Id: {
                readonly type: 'integer';
            };
            readonly album_Name: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly schoolThemeMediaJson: {
                readonly type: 'array';
                readonly maxItems: 500;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly properties: {
                        readonly Media_Name: {
                            readonly type: 'string';
                            readonly format: 'media';
                        };
                        readonly Video_Url: {
                            readonly type: 'string';
                            readonly format: 'https-url';
                        };
                        readonly caption: {
                            readonly type: 'string';
                            readonly maxLength: 200;
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
    media: {
        'schoolThemeMediaJson[].Media_Name': "public";
    };
    nameField: string;
    server: string[];
};
