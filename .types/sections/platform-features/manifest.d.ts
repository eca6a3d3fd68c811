export declare const platformFeatures: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "items"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly items: {
                readonly description: 'What there is to say, each with a short figure';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 6;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["figure", "heading", "text"];
                    readonly properties: {
                        readonly figure: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly heading: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly text: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                    };
                };
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
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
        en: {};
        hi: {};
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformFeatures.tsx").PlatformFeatures>;
    example: {
        heading: string;
        items: {
            figure: string;
            heading: string;
            text: string;
        }[];
    };
};
