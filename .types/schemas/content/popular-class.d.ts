export declare const popularClassSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["className"];
    readonly properties: {
        readonly className: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 80;
        };
        readonly classFees: {
            readonly type: 'string';
            readonly maxLength: 60;
        };
        readonly classSize: {
            readonly type: 'string';
            readonly maxLength: 20;
        };
        readonly classTime: {
            readonly type: 'string';
            readonly maxLength: 60;
        };
        readonly childrenAge: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly classImage: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const popularClass: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["className"];
        readonly properties: {
            readonly className: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 80;
            };
            readonly classFees: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly classSize: {
                readonly type: 'string';
                readonly maxLength: 20;
            };
            readonly classTime: {
                readonly type: 'string';
                readonly maxLength: 60;
            };
            readonly childrenAge: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly classImage: {
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
        classImage: "public";
    };
    nameField: string;
};
