export declare const platformReasons: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "reasons"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly variant: {
                readonly enum: readonly ["dark", "plain"];
                readonly default: 'dark';
                readonly description: 'On a dark band, or as a page of text';
            };
            readonly reasons: {
                readonly description: 'The reasons';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 9;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["heading", "text"];
                    readonly properties: {
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
    variants: string[];
    strings: {
        en: {};
        hi: {};
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformReasons.tsx").PlatformReasons>;
    example: {
        variant: string;
        heading: string;
        reasons: {
            heading: string;
            text: string;
        }[];
    };
};
