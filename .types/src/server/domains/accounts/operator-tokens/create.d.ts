import { type TokenInfo } from './token-info.ts';
interface CreatedToken extends TokenInfo {
    /** The token itself, which is not kept: this is the only time it is told. */
    readonly token: string;
}
/** Makes a token with which an operator may publish themes. */
export declare const createTokenOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "token create";
    readonly summary: "Make a token with which an operator may publish themes";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["name", "days"];
        readonly properties: {
            readonly name: {
                readonly type: "string";
                readonly maxLength: 1000;
            };
            readonly days: {
                readonly type: readonly ["number", "null"];
            };
        };
    };
}, CreatedToken>;
export {};
