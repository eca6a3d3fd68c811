export declare const schoolByDomain: {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["theme_Id", "school_Id", "schoolKey", "school_Domain"];
        readonly properties: {
            /** -1 and 0 stand for the product's own page. */
            readonly theme_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
            };
            /** 0 for the product itself. */
            readonly school_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
            };
            readonly schoolKey: {
                readonly type: 'string';
            };
            /** The host of the school's own address, with its port where that is not the usual one. */
            readonly school_Domain: {
                readonly type: 'string';
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
