/** Ends a token: from the next request on it is refused. What was published with it stays. */
export declare const revokeTokenOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "token revoke";
    readonly summary: "End a token";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: "integer";
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
}, import("./token-info.ts").TokenInfo>;
