interface SetSlugResult {
    readonly slug: string;
    readonly previousSlug: string;
}
/** Gives a school another slug. Its old address redirects to the new one, and is given to no other school. */
export declare const setSlugOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "school set-slug";
    readonly summary: "Give a school another slug";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["slug", "wanted"];
        readonly properties: {
            slug: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
            wanted: {
                readonly type: 'string';
                readonly maxLength: 200;
            };
        };
    };
}, SetSlugResult>;
export {};
