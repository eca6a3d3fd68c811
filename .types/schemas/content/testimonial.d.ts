export declare const testimonialSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name", "message", "Photo_Consent"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly profession: {
            readonly type: 'string';
            readonly maxLength: 120;
        };
        readonly message: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 1200;
        };
        readonly rating: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 5;
        };
        readonly profileImage: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly Photo_Consent: {
            readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const testimonial: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "message", "Photo_Consent"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly profession: {
                readonly type: 'string';
                readonly maxLength: 120;
            };
            readonly message: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1200;
            };
            readonly rating: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 5;
            };
            readonly profileImage: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly Photo_Consent: {
                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        profileImage: "public";
    };
    nameField: string;
    statusNames: {
        draft: string;
        scheduled: string;
        published: string;
        changed: string;
        expired: string;
        deleted: string;
    };
};
