interface SetThemeResult {
    readonly slug: string;
    readonly themeId: number;
    readonly previousThemeId: number | null;
}
/** Gives a school another theme. Content, settings and overrides stay: going back restores what was. */
export declare const setThemeOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "school set-theme";
    readonly summary: "Give a school another theme";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["slug", "themeId"];
        readonly properties: {
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            themeId: {
                readonly type: 'integer';
                readonly minimum: -2147483648;
                readonly maximum: 2147483647;
            };
        };
    };
}, SetThemeResult>;
export {};
