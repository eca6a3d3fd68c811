import type { FromSchema } from 'json-schema-to-ts';
/** The roles of a school, as its admin gives them. */
export declare const schoolRoles: readonly ['Admin', 'Staff', 'Student', 'Parent'];
declare const userInfo: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "name", "role", "permissionSets", "classes", "studentIds", "email", "mobile", "status", "isInvited", "emailVerified", "lastLoginAt", "createdAt", "version"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly name: {
            readonly type: 'string';
        };
        readonly role: {
            readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "Operator"];
        };
        readonly permissionSets: {
            readonly type: 'array';
            readonly maxItems: 4;
            readonly uniqueItems: true;
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
            };
        };
        readonly classes: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Class_Id", "Section_Id"];
                readonly properties: {
                    readonly Class_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Section_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                };
            };
        };
        /** The student that an account stands for, or a parent's children. */
        readonly studentIds: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
        readonly email: {
            readonly type: readonly ["string", "null"];
        };
        readonly mobile: {
            readonly type: readonly ["string", "null"];
        };
        /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
        readonly status: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 3;
        };
        /** Whether the invitation has not been taken up: there is no password. */
        readonly isInvited: {
            readonly type: 'boolean';
        };
        readonly emailVerified: {
            readonly type: 'boolean';
        };
        readonly lastLoginAt: {
            readonly format: 'date-time';
            readonly type: readonly ["string", "null"];
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly version: {
            readonly type: 'integer';
            readonly minimum: 1;
        };
    };
};
export type UserInfo = FromSchema<typeof userInfo>;
declare const changeBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly role: {
            readonly enum: readonly ["Admin", "Staff", "Student", "Parent"];
        };
        readonly email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        } & {
            readonly type: readonly ['string', 'null'];
        };
        readonly mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        } & {
            readonly type: readonly ['string', 'null'];
        };
        readonly permissionSets: {
            readonly type: 'array';
            readonly maxItems: 4;
            readonly uniqueItems: true;
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
            };
        };
        readonly classes: {
            readonly type: 'array';
            readonly maxItems: 50;
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Class_Id", "Section_Id"];
                readonly properties: {
                    readonly Class_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly Section_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                };
            };
        };
        readonly studentIds: {
            readonly type: 'array';
            readonly maxItems: 20;
            readonly uniqueItems: true;
            readonly items: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
        readonly status: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 3;
        };
    };
};
export type UserChange = FromSchema<typeof changeBody>;
export declare const listUsers: {
    readonly id: "listUsers";
    readonly method: "GET";
    readonly path: "/api/users";
    readonly group: "Users";
    readonly summary: "Who may sign in, by name";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
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
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly role: {
                readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "-1"];
                readonly default: '-1';
            };
            readonly status: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
                readonly default: -1;
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
                    readonly required: readonly ["id", "name", "role", "permissionSets", "classes", "studentIds", "email", "mobile", "status", "isInvited", "emailVerified", "lastLoginAt", "createdAt", "version"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly name: {
                            readonly type: 'string';
                        };
                        readonly role: {
                            readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "Operator"];
                        };
                        readonly permissionSets: {
                            readonly type: 'array';
                            readonly maxItems: 4;
                            readonly uniqueItems: true;
                            readonly items: {
                                readonly type: 'string';
                                readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                            };
                        };
                        readonly classes: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["Class_Id", "Section_Id"];
                                readonly properties: {
                                    readonly Class_Id: {
                                        readonly type: 'integer';
                                        readonly minimum: 1;
                                        readonly maximum: 2147483647;
                                    };
                                    readonly Section_Id: {
                                        readonly type: 'integer';
                                        readonly minimum: 1;
                                        readonly maximum: 2147483647;
                                    };
                                };
                            };
                        };
                        /** The student that an account stands for, or a parent's children. */
                        readonly studentIds: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                        };
                        readonly email: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly mobile: {
                            readonly type: readonly ["string", "null"];
                        };
                        /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
                        readonly status: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 3;
                        };
                        /** Whether the invitation has not been taken up: there is no password. */
                        readonly isInvited: {
                            readonly type: 'boolean';
                        };
                        readonly emailVerified: {
                            readonly type: 'boolean';
                        };
                        readonly lastLoginAt: {
                            readonly format: 'date-time';
                            readonly type: readonly ["string", "null"];
                        };
                        readonly createdAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly version: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                    };
                };
            };
        };
    };
};
export declare const inviteUser: {
    readonly id: "inviteUser";
    readonly method: "POST";
    readonly path: "/api/users";
    readonly group: "Users";
    readonly summary: "Invite someone, who chooses a password by a link within 7 days";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["name", "role"];
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly role: {
                readonly enum: readonly ["Admin", "Staff", "Student", "Parent"];
            };
            readonly email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly permissionSets: {
                readonly type: 'array';
                readonly maxItems: 4;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'string';
                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                };
                readonly default: readonly [];
            };
            readonly classes: {
                readonly type: 'array';
                readonly maxItems: 50;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Class_Id", "Section_Id"];
                    readonly properties: {
                        readonly Class_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Section_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                    };
                };
                readonly default: readonly [];
            };
            readonly studentIds: {
                readonly type: 'array';
                readonly maxItems: 20;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
                readonly default: readonly [];
            };
        };
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The account, which waits for its password";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["user", "inviteLink"];
                readonly properties: {
                    readonly user: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["id", "name", "role", "permissionSets", "classes", "studentIds", "email", "mobile", "status", "isInvited", "emailVerified", "lastLoginAt", "createdAt", "version"];
                        readonly properties: {
                            readonly id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly name: {
                                readonly type: 'string';
                            };
                            readonly role: {
                                readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "Operator"];
                            };
                            readonly permissionSets: {
                                readonly type: 'array';
                                readonly maxItems: 4;
                                readonly uniqueItems: true;
                                readonly items: {
                                    readonly type: 'string';
                                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                                };
                            };
                            readonly classes: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["Class_Id", "Section_Id"];
                                    readonly properties: {
                                        readonly Class_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                        readonly Section_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                    };
                                };
                            };
                            /** The student that an account stands for, or a parent's children. */
                            readonly studentIds: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                            };
                            readonly email: {
                                readonly type: readonly ["string", "null"];
                            };
                            readonly mobile: {
                                readonly type: readonly ["string", "null"];
                            };
                            /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
                            readonly status: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 3;
                            };
                            /** Whether the invitation has not been taken up: there is no password. */
                            readonly isInvited: {
                                readonly type: 'boolean';
                            };
                            readonly emailVerified: {
                                readonly type: 'boolean';
                            };
                            readonly lastLoginAt: {
                                readonly format: 'date-time';
                                readonly type: readonly ["string", "null"];
                            };
                            readonly createdAt: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                            readonly version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                    /** Null where it was mailed; who has no email is given it by the admin, who sees it this once. */
                    readonly inviteLink: {
                        readonly type: readonly ["string", "null"];
                    };
                };
            };
        };
    };
};
export declare const changeUser: {
    readonly id: "changeUser";
    readonly method: "PATCH";
    readonly path: "/api/users/:id";
    readonly group: "Users";
    readonly summary: "Change what an account is and may do; with a new role, right or status its sign-ins end";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
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
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly role: {
                readonly enum: readonly ["Admin", "Staff", "Student", "Parent"];
            };
            readonly email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            } & {
                readonly type: readonly ['string', 'null'];
            };
            readonly mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            } & {
                readonly type: readonly ['string', 'null'];
            };
            readonly permissionSets: {
                readonly type: 'array';
                readonly maxItems: 4;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'string';
                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                };
            };
            readonly classes: {
                readonly type: 'array';
                readonly maxItems: 50;
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Class_Id", "Section_Id"];
                    readonly properties: {
                        readonly Class_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        readonly Section_Id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                    };
                };
            };
            readonly studentIds: {
                readonly type: 'array';
                readonly maxItems: 20;
                readonly uniqueItems: true;
                readonly items: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 2147483647;
                };
            };
            readonly status: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 3;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed account";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "name", "role", "permissionSets", "classes", "studentIds", "email", "mobile", "status", "isInvited", "emailVerified", "lastLoginAt", "createdAt", "version"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly name: {
                        readonly type: 'string';
                    };
                    readonly role: {
                        readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "Operator"];
                    };
                    readonly permissionSets: {
                        readonly type: 'array';
                        readonly maxItems: 4;
                        readonly uniqueItems: true;
                        readonly items: {
                            readonly type: 'string';
                            readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                        };
                    };
                    readonly classes: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["Class_Id", "Section_Id"];
                            readonly properties: {
                                readonly Class_Id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                                readonly Section_Id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                            };
                        };
                    };
                    /** The student that an account stands for, or a parent's children. */
                    readonly studentIds: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                    };
                    readonly email: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly mobile: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
                    readonly status: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 3;
                    };
                    /** Whether the invitation has not been taken up: there is no password. */
                    readonly isInvited: {
                        readonly type: 'boolean';
                    };
                    readonly emailVerified: {
                        readonly type: 'boolean';
                    };
                    readonly lastLoginAt: {
                        readonly format: 'date-time';
                        readonly type: readonly ["string", "null"];
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly version: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                    };
                };
            };
        };
    };
};
export declare const inviteUserAgain: {
    readonly id: "inviteUserAgain";
    readonly method: "POST";
    readonly path: "/api/users/:id/invite";
    readonly group: "Users";
    readonly summary: "Send an invitation again; the link that was sent before ends";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
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
            readonly description: "The account";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["user", "inviteLink"];
                readonly properties: {
                    readonly user: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["id", "name", "role", "permissionSets", "classes", "studentIds", "email", "mobile", "status", "isInvited", "emailVerified", "lastLoginAt", "createdAt", "version"];
                        readonly properties: {
                            readonly id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly name: {
                                readonly type: 'string';
                            };
                            readonly role: {
                                readonly enum: readonly ["Admin", "Staff", "Student", "Parent", "Operator"];
                            };
                            readonly permissionSets: {
                                readonly type: 'array';
                                readonly maxItems: 4;
                                readonly uniqueItems: true;
                                readonly items: {
                                    readonly type: 'string';
                                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                                };
                            };
                            readonly classes: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["Class_Id", "Section_Id"];
                                    readonly properties: {
                                        readonly Class_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                        readonly Section_Id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                    };
                                };
                            };
                            /** The student that an account stands for, or a parent's children. */
                            readonly studentIds: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                            };
                            readonly email: {
                                readonly type: readonly ["string", "null"];
                            };
                            readonly mobile: {
                                readonly type: readonly ["string", "null"];
                            };
                            /** 0 disabled, 1 active, 2 locked, 3 must change the password. */
                            readonly status: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 3;
                            };
                            /** Whether the invitation has not been taken up: there is no password. */
                            readonly isInvited: {
                                readonly type: 'boolean';
                            };
                            readonly emailVerified: {
                                readonly type: 'boolean';
                            };
                            readonly lastLoginAt: {
                                readonly format: 'date-time';
                                readonly type: readonly ["string", "null"];
                            };
                            readonly createdAt: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                            readonly version: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                        };
                    };
                    /** Null where it was mailed; who has no email is given it by the admin, who sees it this once. */
                    readonly inviteLink: {
                        readonly type: readonly ["string", "null"];
                    };
                };
            };
        };
    };
};
export declare const endUserSessions: {
    readonly id: "endUserSessions";
    readonly method: "DELETE";
    readonly path: "/api/users/:id/sessions";
    readonly group: "Users";
    readonly summary: "End all of someone's sign-ins";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
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
