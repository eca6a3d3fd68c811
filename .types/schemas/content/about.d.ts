export declare const aboutSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading", "description"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 120;
        };
        readonly description: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 6000;
        };
        readonly image: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly mission_Heading: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly mission_Description: {
            readonly type: 'string';
            readonly maxLength: 2000;
        };
        readonly vision_Heading: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly vision_Description: {
            readonly type: 'string';
            readonly maxLength: 2000;
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const about: {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "description"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 6000;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly mission_Heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly mission_Description: {
                readonly type: 'string';
                readonly maxLength: 2000;
            };
            readonly vision_Heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly vision_Description: {
                readonly type: 'string';
                readonly maxLength: 2000;
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
