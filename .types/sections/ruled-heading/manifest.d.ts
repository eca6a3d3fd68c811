export declare const ruledHeading: {
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
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A paragraph beside the heading';
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
    landmark: "none";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            heading: string;
            text: string;
        };
        hi: {
            heading: string;
            text: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./RuledHeading.tsx").RuledHeading>;
    example: {
        heading: string;
        text: string;
    };
};
