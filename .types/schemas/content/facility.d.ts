export declare const facilitySchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name"];
    readonly properties: {
        readonly facilityId: {
            readonly type: 'integer';
        };
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 80;
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
export declare const facility: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name"];
        readonly properties: {
            readonly facilityId: {
                readonly type: 'integer';
            };
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
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
    server: string[];
};
