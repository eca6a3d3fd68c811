export declare const platformCarousels: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["heading", "carousels"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The section’s heading';
            };
            readonly autoplayMs: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 60000;
                readonly default: 5000;
                readonly description: 'Milliseconds each; 0 for none';
            };
            readonly speedMs: {
                readonly type: 'integer';
                readonly minimum: 100;
                readonly maximum: 5000;
                readonly default: 1500;
                readonly description: 'Milliseconds that a turn takes';
            };
            readonly carousels: {
                readonly description: 'The rows';
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: 4;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["heading", "slides"];
                    readonly properties: {
                        readonly heading: {
                            readonly type: 'string';
                            readonly format: 'text';
                        };
                        readonly slides: {
                            readonly type: 'array';
                            readonly minItems: 1;
                            readonly maxItems: 8;
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
                                    readonly rows: {
                                        readonly type: 'array';
                                        readonly maxItems: 4;
                                        readonly items: {
                                            readonly type: 'string';
                                            readonly format: 'text';
                                        };
                                        readonly description: 'Lines of the slip on the slide';
                                    };
                                };
                            };
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
        en: {
            stop: 'Stop slide rotation';
            start: 'Start slide rotation';
            previous: 'Previous';
            next: 'Next';
            carousel: string;
            slide: string;
            jump: string;
            position: string;
        };
        hi: {
            stop: 'स्लाइडों का अपने-आप बदलना रोकें';
            start: 'स्लाइडों का अपने-आप बदलना शुरू करें';
            previous: 'पिछला';
            next: 'अगला';
            carousel: string;
            slide: string;
            jump: string;
            position: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformCarousels.tsx").PlatformCarousels>;
    example: {
        heading: string;
        autoplayMs: number;
        speedMs: number;
        carousels: {
            heading: string;
            slides: ({
                heading: string;
                text: string;
                rows: string[];
            } | {
                rows?: never;
                heading: string;
                text: string;
            })[];
        }[];
    };
};
