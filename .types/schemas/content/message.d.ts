export declare const messageSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name", "description"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly heading: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly description: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 4000;
        };
        readonly image: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const message: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "description"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly heading: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4000;
            };
            readonly image: {
                readonly type: 'string';
                readonly format: 'media';
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
