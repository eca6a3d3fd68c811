export declare const featuredProgrammes: {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["heading_Text", "heading_Text_value"];
            readonly properties: {
                readonly heading_Text: {
                    readonly type: 'string';
                };
                readonly heading_Text_value: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
};
