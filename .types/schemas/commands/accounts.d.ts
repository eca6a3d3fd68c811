export declare const createToken: {
    readonly name: "token create";
    readonly summary: "Make a token with which an operator may publish themes";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["name", "days"];
        readonly properties: {
            /** What the token is for, 1 to 100 characters. */
            readonly name: {
                readonly type: "string";
                readonly maxLength: 1000;
            };
            /** Days until it expires; null for one that holds until it is revoked. */
            readonly days: {
                readonly type: readonly ["number", "null"];
            };
        };
    };
};
export declare const listTokens: {
    readonly name: "token list";
    readonly summary: "List the tokens of operators";
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
};
export declare const revokeToken: {
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
};
export declare const addUser: {
    readonly name: "user add";
    readonly summary: "Make an account: the first admin of a school, or an operator";
    readonly params: {
        readonly type: "object";
        readonly additionalProperties: false;
        readonly required: readonly ["school", "name", "email", "role", "permissionSets", "password", "baseUrl"];
        readonly properties: {
            /** The slug of the school; null for an operator of the product. */
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
            /** `Admin` or `Staff`; of no meaning for an operator. */
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
            /** Null: they choose it by a link. */
            readonly password: {
                readonly type: readonly ["string", "null"];
                readonly maxLength: 1000;
            };
            /** BASE_URL, which the link is made with. */
            readonly baseUrl: {
                readonly type: "string";
                readonly maxLength: 2000;
            };
        };
    };
};
