export declare const facilityIntroSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["heading"];
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 120;
        };
        readonly description: {
            readonly type: 'string';
            readonly maxLength: 2000;
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
/** What stands above the list of facilities (seed, section 3: facilityJSON with heading and description). */
export declare const facilityIntro: {
    type: string;
    singleton: true;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 120;
            };
            readonly description: {
                readonly type: 'string';
                readonly maxLength: 2000;
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
