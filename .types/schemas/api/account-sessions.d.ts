import type { FromSchema } from 'json-schema-to-ts';
declare const sessionRow: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "isCurrent", "userAgent", "address", "createdAt", "lastSeenAt", "expiresAt"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        /** Whether it is the one that asks. */
        readonly isCurrent: {
            readonly type: 'boolean';
        };
        readonly userAgent: {
            readonly type: readonly ["string", "null"];
        };
        readonly address: {
            readonly type: readonly ["string", "null"];
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly lastSeenAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly expiresAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
    };
};
export type SessionInfo = FromSchema<typeof sessionRow>;
export declare const listOwnSessions: {
    readonly id: "listOwnSessions";
    readonly method: "GET";
    readonly path: "/api/Account/sessions";
    readonly group: "Account";
    readonly summary: "Where one is signed in, the latest first";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly answers: {
        readonly 200: {
            readonly description: "The sign-ins that hold";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "isCurrent", "userAgent", "address", "createdAt", "lastSeenAt", "expiresAt"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        /** Whether it is the one that asks. */
                        readonly isCurrent: {
                            readonly type: 'boolean';
                        };
                        readonly userAgent: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly address: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly createdAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly lastSeenAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly expiresAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                    };
                };
            };
        };
    };
};
export declare const endOwnSession: {
    readonly id: "endOwnSession";
    readonly method: "DELETE";
    readonly path: "/api/Account/sessions/:id";
    readonly group: "Account";
    readonly summary: "End one of the own sign-ins";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is ended";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["message"];
                readonly properties: {
                    readonly message: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export declare const endOtherSessions: {
    readonly id: "endOtherSessions";
    readonly method: "DELETE";
    readonly path: "/api/Account/sessions";
    readonly group: "Account";
    readonly summary: "End all own sign-ins but this one";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly answers: {
        readonly 200: {
            readonly description: "They are ended";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["message"];
                readonly properties: {
                    readonly message: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export {};
