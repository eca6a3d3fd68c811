export interface SchoolWithTheme {
    readonly schoolId: number;
    readonly slug: string;
    readonly schoolKey: string;
    readonly name: string;
    readonly status: string;
    readonly themeId: number | null;
}
/** Every school with the theme it uses. */
export declare const listSchoolsOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "school list";
    readonly summary: "List the schools with their themes";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
}, SchoolWithTheme[]>;
