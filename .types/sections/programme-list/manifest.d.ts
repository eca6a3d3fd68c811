export declare const programmeList: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["items"];
        readonly properties: {
            readonly items: {
                readonly type: 'array';
                readonly items: {
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
                readonly description: 'The programmes with their figures';
            };
        };
    };
    emptyWhen: string;
    client: "never";
    headingLevel: 2;
    landmark: "region";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            heading: string;
            empty: string;
            error: string;
        };
        hi: {
            heading: string;
            empty: string;
            error: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./ProgrammeList.tsx").ProgrammeList>;
    example: {
        items: {
            heading_Text: string;
            heading_Text_value: string;
        }[];
    };
};
