export declare const platformFooter: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["statement", "licence"];
        readonly properties: {
            readonly statement: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'What the product is for';
            };
            readonly licence: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'Under which licence it stands';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly email: {
                readonly anyOf: readonly [{
                    readonly type: 'string';
                }, {
                    readonly type: 'null';
                }];
                readonly description: 'The product’s mail address; no link without it';
            };
            readonly phone: {
                readonly anyOf: readonly [{
                    readonly type: 'string';
                }, {
                    readonly type: 'null';
                }];
                readonly description: 'The product’s telephone number; no link without it';
            };
        };
    };
    client: "never";
    headingLevel: null;
    landmark: "contentinfo";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            menu: string;
        };
        hi: {
            menu: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformFooter.tsx").PlatformFooter>;
    example: {
        statement: string;
        licence: string;
        email: string;
        phone: string;
    };
};
