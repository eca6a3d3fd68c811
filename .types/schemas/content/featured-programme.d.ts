export declare const featuredProgrammeSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading_Text", "heading_Text_value"];
    readonly properties: {
        readonly heading_Text: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 80;
        };
        readonly heading_Text_value: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 20;
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const featuredProgramme: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading_Text", "heading_Text_value"];
        readonly properties: {
            readonly heading_Text: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
            };
            readonly heading_Text_value: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 20;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
};
