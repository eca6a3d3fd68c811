import { addUser as addUserCommand } from '#schemas/commands/accounts.ts';
import { type ParamsOf } from '#server/http/calls/command.ts';
/** What is given of a new account. */
export type AddUserParams = ParamsOf<typeof addUserCommand>;
export interface AddedUser {
    readonly id: number;
    readonly name: string;
    readonly role: string;
    /** Where they sign in. */
    readonly site: string;
    /** Where they choose a password, once and within 7 days; null where they have one. */
    readonly inviteLink: string | null;
}
/** Makes an account from the command line: the first admin of an imported school, or an operator. */
export declare const addUserOperation: import("#server/http/calls/command.ts").CommandHandler<{
    readonly name: "user add";
    readonly summary: "Make an account: the first admin of a school, or an operator";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["school", "name", "email", "role", "permissionSets", "password", "baseUrl"];
        readonly properties: {
            readonly school: {
                readonly type: readonly ["string", "null"];
                readonly maxLength: 200;
            };
            readonly name: {
                readonly type: "string";
                readonly maxLength: 1000;
            };
            readonly email: {
                readonly type: "string";
                readonly maxLength: 1000;
            };
            readonly role: {
                readonly type: "string";
                readonly maxLength: 100;
            };
            readonly permissionSets: {
                readonly type: "array";
                readonly maxItems: 100;
                readonly items: {
                    readonly type: "string";
                    readonly maxLength: 100;
                };
            };
            readonly password: {
                readonly type: readonly ["string", "null"];
                readonly maxLength: 1000;
            };
            readonly baseUrl: {
                readonly type: "string";
                readonly maxLength: 2000;
            };
        };
    };
}, AddedUser>;
