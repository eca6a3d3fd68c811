import type { FromSchema } from 'json-schema-to-ts';
import { type AccessLevel, type Area } from '../access/matrix.ts';
/** What a program may do in an area of the access matrix: `/website:write`, which includes reading. */
export type TokenScope = `${Area}:${AccessLevel}`;
declare const tokenInfo: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "name", "scopes", "createdBy", "createdAt", "expiresAt", "lastUsedAt", "revokedAt"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly scopes: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
            };
        };
        /** The user who made it. */
        readonly createdBy: {
            readonly type: readonly ["integer", "null"];
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly expiresAt: {
            readonly format: 'date-time';
            readonly type: readonly ["string", "null"];
        };
        readonly lastUsedAt: {
            readonly format: 'date-time';
            readonly type: readonly ["string", "null"];
        };
        readonly revokedAt: {
            readonly format: 'date-time';
            readonly type: readonly ["string", "null"];
        };
    };
};
export type ApiTokenInfo = FromSchema<typeof tokenInfo>;
declare const createBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["name", "scopes"];
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly scopes: {
            readonly type: 'array';
            readonly minItems: 1;
            readonly maxItems: number;
            readonly uniqueItems: true;
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ("/admissions:read" | "/admissions:write" | "/audit:read" | "/audit:write" | "/backup:read" | "/backup:write" | "/holidays:read" | "/holidays:write" | "/media:read" | "/media:write" | "/platform:read" | "/platform:write" | "/school/change_password:read" | "/school/change_password:write" | "/school/profile:read" | "/school/profile:write" | "/settings:read" | "/settings:write" | "/staff/Staff_Attendance:read" | "/staff/Staff_Attendance:write" | "/staff/add_staff_member:read" | "/staff/add_staff_member:write" | "/student/Student_Attendance_Reports:read" | "/student/Student_Attendance_Reports:write" | "/student/add_student:read" | "/student/add_student:write" | "/student/attendance_history:read" | "/student/attendance_history:write" | "/student/attendance_management:read" | "/student/attendance_management:write" | "/student:read" | "/student:write" | "/syllabus:read" | "/syllabus:write" | "/users:read" | "/users:write" | "/visitors:read" | "/visitors:write" | "/website:read" | "/website:write")[];
            };
        };
        /** Days until it ends; null for one that holds until it is revoked. */
        readonly days: {
            readonly type: readonly ["integer", "null"];
            readonly minimum: 1;
            readonly maximum: 3650;
            readonly default: 90;
        };
    };
};
export type NewApiToken = FromSchema<typeof createBody>;
export declare const listApiTokens: {
    readonly id: "listApiTokens";
    readonly method: "GET";
    readonly path: "/api/tokens";
    readonly group: "API tokens";
    readonly summary: "Tokens of programs, the latest first, with those that have ended";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: Area;
        readonly level: AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "One page";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "name", "scopes", "createdBy", "createdAt", "expiresAt", "lastUsedAt", "revokedAt"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly name: {
                            readonly type: 'string';
                            readonly minLength: 1;
                            readonly maxLength: 100;
                        };
                        readonly scopes: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'string';
                            };
                        };
                        /** The user who made it. */
                        readonly createdBy: {
                            readonly type: readonly ["integer", "null"];
                        };
                        readonly createdAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly expiresAt: {
                            readonly format: 'date-time';
                            readonly type: readonly ["string", "null"];
                        };
                        readonly lastUsedAt: {
                            readonly format: 'date-time';
                            readonly type: readonly ["string", "null"];
                        };
                        readonly revokedAt: {
                            readonly format: 'date-time';
                            readonly type: readonly ["string", "null"];
                        };
                    };
                };
            };
        };
    };
};
export declare const createApiToken: {
    readonly id: "createApiToken";
    readonly method: "POST";
    readonly path: "/api/tokens";
    readonly group: "API tokens";
    readonly summary: "Make a token for a program, which never reaches further than its maker; it is shown this once";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: Area;
        readonly level: AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "scopes"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly scopes: {
                readonly type: 'array';
                readonly minItems: 1;
                readonly maxItems: number;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'string';
                    readonly enum: readonly ("/admissions:read" | "/admissions:write" | "/audit:read" | "/audit:write" | "/backup:read" | "/backup:write" | "/holidays:read" | "/holidays:write" | "/media:read" | "/media:write" | "/platform:read" | "/platform:write" | "/school/change_password:read" | "/school/change_password:write" | "/school/profile:read" | "/school/profile:write" | "/settings:read" | "/settings:write" | "/staff/Staff_Attendance:read" | "/staff/Staff_Attendance:write" | "/staff/add_staff_member:read" | "/staff/add_staff_member:write" | "/student/Student_Attendance_Reports:read" | "/student/Student_Attendance_Reports:write" | "/student/add_student:read" | "/student/add_student:write" | "/student/attendance_history:read" | "/student/attendance_history:write" | "/student/attendance_management:read" | "/student/attendance_management:write" | "/student:read" | "/student:write" | "/syllabus:read" | "/syllabus:write" | "/users:read" | "/users:write" | "/visitors:read" | "/visitors:write" | "/website:read" | "/website:write")[];
                };
            };
            /** Days until it ends; null for one that holds until it is revoked. */
            readonly days: {
                readonly type: readonly ["integer", "null"];
                readonly minimum: 1;
                readonly maximum: 3650;
                readonly default: 90;
            };
        };
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The token";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "name", "scopes", "createdBy", "createdAt", "expiresAt", "lastUsedAt", "revokedAt", "token"];
                /** The token itself, which is not kept. */
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly name: {
                        readonly type: 'string';
                        readonly minLength: 1;
                        readonly maxLength: 100;
                    };
                    readonly scopes: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                        };
                    };
                    /** The user who made it. */
                    readonly createdBy: {
                        readonly type: readonly ["integer", "null"];
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly expiresAt: {
                        readonly format: 'date-time';
                        readonly type: readonly ["string", "null"];
                    };
                    readonly lastUsedAt: {
                        readonly format: 'date-time';
                        readonly type: readonly ["string", "null"];
                    };
                    readonly revokedAt: {
                        readonly format: 'date-time';
                        readonly type: readonly ["string", "null"];
                    };
                    readonly token: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export declare const revokeApiToken: {
    readonly id: "revokeApiToken";
    readonly method: "DELETE";
    readonly path: "/api/tokens/:id";
    readonly group: "API tokens";
    readonly summary: "End a token: from the next request on it is refused";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: Area;
        readonly level: AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
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
export {};
