/** Makes a school's website equal to a folder; see `importSchool`. */
export declare const importOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "import";
    readonly summary: "Make the website of a school equal to a folder";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["folder", "skipInvalid"];
        readonly properties: {
            readonly folder: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 4096;
            };
            readonly slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            readonly themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
            readonly skipInvalid: {
                readonly type: "boolean";
            };
        };
    };
}, import("./report.ts").ImportResult>;
