export declare const readLiveTheme: {
    readonly name: "theme live";
    readonly summary: "Read the live version of a theme";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["themeId"];
        readonly properties: {
            themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
        };
    };
};
export declare const listSchoolsUsingTheme: {
    readonly name: "theme schools";
    readonly summary: "List the choices of the schools that use a theme";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["themeId"];
        readonly properties: {
            themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
        };
    };
};
export declare const explainPage: {
    readonly name: "theme explain";
    readonly summary: "Say why a page of a theme looks as it does for a school";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["theme", "school", "route", "signedIn", "baseUrl"];
        readonly properties: {
            readonly theme: {
                readonly type: "object";
                readonly additionalProperties: false;
                readonly required: readonly ["file", "text"];
                readonly properties: {
                    readonly file: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 4096;
                    };
                    readonly text: {
                        readonly type: "string";
                        readonly maxLength: 20000000;
                    };
                };
            };
            /** The slug of a school of this installation. */
            readonly school: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            readonly route: {
                readonly type: "string";
                readonly maxLength: 10000;
            };
            readonly signedIn: {
                readonly type: "boolean";
            };
            /** The origin of the platform, from which schools' own addresses are made. */
            readonly baseUrl: {
                readonly type: "string";
                readonly maxLength: 2000;
            };
        };
    };
};
