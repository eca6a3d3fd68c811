/** Every operator token there has been, by id. */
export declare const listTokensOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "token list";
    readonly summary: "List the tokens of operators";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
}, import("./token-info.ts").TokenInfo[]>;
