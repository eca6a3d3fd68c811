export declare const titleBand: {
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
                readonly description: 'The page’s heading';
            };
            readonly text: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the heading';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly seed: {
                readonly type: 'string';
                readonly description: 'A word that the drawn lines follow, such as the school’s name';
            };
        };
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
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./TitleBand.tsx").TitleBand>;
    example: {
        heading: string;
        text: string;
    };
};
