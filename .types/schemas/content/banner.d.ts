export declare const bannerSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["image", "heading"];
    readonly properties: {
        readonly image: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly heading: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 120;
        };
        readonly subHeading: {
            readonly type: 'string';
            readonly maxLength: 160;
        };
        readonly banner_Details: {
            readonly type: 'string';
            readonly maxLength: 400;
        };
        readonly button1_Text: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly button1_Url: {
            readonly type: 'string';
            readonly format: 'link';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const banner: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["image", "heading"];
        readonly properties: {
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly subHeading: {
                readonly type: 'string';
                readonly maxLength: 160;
            };
            readonly banner_Details: {
                readonly type: 'string';
                readonly maxLength: 400;
            };
            readonly button1_Text: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly button1_Url: {
                readonly type: 'string';
                readonly format: 'link';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        image: "public";
    };
    nameField: string;
};
