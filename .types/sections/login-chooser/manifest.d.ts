export declare const loginChooser: {
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
        readonly properties: {
            readonly studentDomain: {
                readonly anyOf: readonly [{
                    readonly type: 'string';
                }, {
                    readonly type: 'null';
                }];
                readonly description: 'Host of the student and parent accounts; absent or "#" when the school has none';
            };
            readonly siteUrl: {
                readonly type: 'string';
                readonly description: 'The origin of this site: accounts that live here have the log-in of this site';
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
        en: {
            heading: string;
            admin: string;
            staff: string;
            student: string;
            parent: string;
        };
        hi: {
            heading: string;
            admin: string;
            staff: string;
            student: string;
            parent: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./LoginChooser.tsx").LoginChooser>;
    example: {
        studentDomain: string;
    };
};
