export declare const platformHeader: {
    type: string;
    title: string;
    description: string;
    settings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["demoLabel"];
        readonly properties: {
            readonly demoLabel: {
                readonly type: 'string';
                readonly format: 'text';
                readonly description: 'The text of the demo button';
            };
            readonly demoHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/request-demo';
                readonly description: 'Where the form stands where its dialog cannot open';
            };
            readonly loginHref: {
                readonly type: 'string';
                readonly format: 'link';
                readonly default: '/login';
                readonly description: 'Where one signs in';
            };
        };
    };
    bindings: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly signedIn: {
                readonly type: 'boolean';
                readonly description: 'Whether somebody is signed in: no log-in link then';
            };
        };
    };
    client: "never";
    headingLevel: null;
    landmark: "banner";
    tokens: string[];
    contrast: {
        text: string;
        on: string;
        min: number;
    }[];
    strings: {
        en: {
            home: string;
            menu: string;
            open: string;
            languages: string;
            login: string;
        };
        hi: {
            home: string;
            menu: string;
            open: string;
            languages: string;
            login: string;
        };
    };
    component: () => Promise<import("react").ComponentClass<never, any> | import("react").FunctionComponent<never> | typeof import("./PlatformHeader.tsx").PlatformHeader>;
    example: {
        demoLabel: string;
        demoHref: string;
        loginHref: string;
        signedIn: boolean;
    };
};
