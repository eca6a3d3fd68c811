export declare const platformSteps: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "lead", "steps", "createHeading", "createText", "createLabel"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly lead: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under the heading';
            };
            readonly steps: {
                readonly description: 'The steps in their order';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 6;
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
                        readonly slip: {
                            readonly type: 'string';
                        };
                    };
                };
            };
            readonly createHeading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'Heading of the last part';
            };
            readonly createText: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'A sentence under it';
            };
            readonly createLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the link that takes the offer';
            };
            readonly createHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/create-school-web-page';
                readonly description: 'Where that link leads';
            };
            readonly createAnchor: {
                readonly type: 'string';
                readonly format: 'slug';
                readonly default: 'create-page';
                readonly description: 'The id of the last part, for links to it';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly signedIn: {
                readonly type: 'boolean';
                readonly description: 'Whether somebody is signed in: the offer is not made then';
            };
        };
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
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformSteps.tsx").PlatformSteps>;
    example: {
        heading: string;
        lead: string;
        steps: ({
            heading: string;
            text: string;
            slip: string;
        } | {
            slip?: never;
            heading: string;
            text: string;
        })[];
        createHeading: string;
        createText: string;
        createLabel: string;
        createHref: string;
        createAnchor: string;
        signedIn: boolean;
    };
};
