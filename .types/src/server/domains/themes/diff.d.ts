/** Every school that uses a theme, with its record, by the school's id. */
export declare const schoolsUsingThemeOperation: import("#server/http/calls/command.ts").CommandHandler<{
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
}, readonly import("./schools-using-theme.ts").SchoolUsingTheme[]>;
interface LiveDocument {
    readonly hash: string;
    /** As it was published, in the format of its time. */
    readonly document: Readonly<Record<string, unknown>>;
}
/** The live version of a theme. */
export declare const liveThemeOperation: import("#server/http/calls/command.ts").CommandHandler<{
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
}, LiveDocument>;
export {};
