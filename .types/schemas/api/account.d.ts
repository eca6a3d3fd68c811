import type { FromSchema } from 'json-schema-to-ts';
import { type CallAnswer } from './define.ts';
/** A password as it is typed; whether it is good enough is said by `src/server/core/crypto/passwords.ts`. */
export declare const passwordField: {
    readonly type: 'string';
    readonly minLength: 1;
    readonly maxLength: 1000;
};
/** The path of this site to go on to; anything else is taken for `/`. */
export declare const nextField: {
    readonly type: 'string';
    readonly maxLength: 4000;
};
/** A secret that a call is made with, or what is made of one. */
export declare const secretField: {
    readonly type: 'string';
    readonly minLength: 1;
    readonly maxLength: 200;
};
/** What a browser without script gets: the way to the next page. */
export declare const onward: CallAnswer;
/** The answer to who has signed in. */
export declare const signedInAnswer: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["user", "next"];
    readonly properties: {
        readonly user: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["userId", "name", "role", "permissionSets", "userStatus", "accessiblePaths"];
            readonly properties: {
                readonly userId: {
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
                    readonly items: {
                        readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                    };
                };
                readonly userStatus: {
                    readonly type: 'integer';
                    readonly minimum: 0;
                    readonly maximum: 3;
                };
                /** A hint for menus; the server decides each call by itself. */
                readonly accessiblePaths: {
                    readonly type: 'array';
                    readonly items: {
                        readonly enum: readonly ("/admissions" | "/audit" | "/backup" | "/holidays" | "/media" | "/platform" | "/school/change_password" | "/school/profile" | "/settings" | "/staff/Staff_Attendance" | "/staff/add_staff_member" | "/student" | "/student/Student_Attendance_Reports" | "/student/add_student" | "/student/attendance_history" | "/student/attendance_management" | "/syllabus" | "/users" | "/visitors" | "/website")[];
                    };
                };
            };
        };
        readonly next: {
            readonly type: 'string';
        };
    };
};
declare const handoverQuery: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["code"];
    readonly properties: {
        readonly code: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 200;
        };
        readonly next: {
            readonly type: 'string';
            readonly maxLength: 4000;
        };
        readonly remember: {
            readonly type: 'boolean';
            readonly default: false;
        };
        /** That this browser began the sign-in, as the product's host has confirmed. */
        readonly proof: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 200;
        };
    };
};
export type HandoverQuery = FromSchema<typeof handoverQuery>;
export declare const login: {
    readonly id: "login";
    readonly method: "POST";
    readonly path: "/api/Account/login";
    readonly group: "Account";
    readonly summary: "Sign in with email, mobile or admission number";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["login", "password"];
        readonly properties: {
            /** Email, mobile or admission number. */
            readonly login: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 254;
            };
            readonly password: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            readonly next: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            /** Stays signed in for 30 days, where it is 12 hours otherwise. */
            readonly remember: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "Signed in, with a cookie";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["user", "next"];
                readonly properties: {
                    readonly user: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["userId", "name", "role", "permissionSets", "userStatus", "accessiblePaths"];
                        readonly properties: {
                            readonly userId: {
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
                                readonly items: {
                                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                                };
                            };
                            readonly userStatus: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 3;
                            };
                            /** A hint for menus; the server decides each call by itself. */
                            readonly accessiblePaths: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly enum: readonly ("/admissions" | "/audit" | "/backup" | "/holidays" | "/media" | "/platform" | "/school/change_password" | "/school/profile" | "/settings" | "/staff/Staff_Attendance" | "/staff/add_staff_member" | "/student" | "/student/Student_Attendance_Reports" | "/student/add_student" | "/student/attendance_history" | "/student/attendance_management" | "/syllabus" | "/users" | "/visitors" | "/website")[];
                                };
                            };
                        };
                    };
                    readonly next: {
                        readonly type: 'string';
                    };
                };
            };
        };
        readonly 303: CallAnswer;
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const platformLogin: {
    readonly id: "platformLogin";
    readonly method: "POST";
    readonly path: "/api/Account/platformLogin";
    readonly group: "Account";
    readonly summary: "Sign in to a school from the product's own page";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["school", "login", "password"];
        readonly properties: {
            /** Email, mobile or admission number. */
            readonly login: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 254;
            };
            readonly password: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            readonly next: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            /** Stays signed in for 30 days, where it is 12 hours otherwise. */
            readonly remember: {
                readonly type: 'boolean';
                readonly default: false;
            };
            readonly school: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "An address of the school's own host that signs in, once and within a minute";
            readonly schema: {
                readonly type: "object";
                readonly additionalProperties: false;
                readonly required: readonly ["url"];
                readonly properties: {
                    readonly url: {
                        readonly type: "string";
                    };
                };
            };
        };
        readonly 303: CallAnswer;
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const handover: {
    readonly id: "handover";
    readonly method: "GET";
    readonly path: "/api/Account/handover";
    readonly group: "Account";
    readonly summary: "Take up a sign-in that this browser began on the product's host";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["code"];
        readonly properties: {
            readonly code: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly next: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            readonly remember: {
                readonly type: 'boolean';
                readonly default: false;
            };
            /** That this browser began the sign-in, as the product's host has confirmed. */
            readonly proof: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
        };
    };
    readonly answers: {
        readonly 303: {
            readonly description: "Without proof the way to the product's host, which gives it; with it signed in, with a cookie: go on to the page in `Location`";
        };
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const confirmHandover: {
    readonly id: "confirmHandover";
    readonly method: "GET";
    readonly path: "/api/Account/confirmHandover";
    readonly group: "Account";
    readonly summary: "Confirm to a school's host that this browser began a sign-in here";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["code", "school", "state"];
        readonly properties: {
            readonly code: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            /** The slug. */
            readonly school: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            /** What the school's host knows this browser by. */
            readonly state: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly next: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            readonly remember: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly answers: {
        readonly 303: {
            readonly description: "Back to the school's host";
        };
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const logout: {
    readonly id: "logout";
    readonly method: "POST";
    readonly path: "/api/Account/logout";
    readonly group: "Account";
    readonly summary: "Sign out; fine without a session too";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly answers: {
        readonly 200: {
            readonly description: "Signed out";
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
        readonly 303: CallAnswer;
    };
};
export declare const readMe: {
    readonly id: "readMe";
    readonly method: "GET";
    readonly path: "/api/Account/me";
    readonly group: "Account";
    readonly summary: "Who is signed in";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly withOldPassword: true;
    readonly answers: {
        readonly 200: {
            readonly description: "The own account";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["user", "schoolId", "email", "mobile", "emailVerified", "classes", "studentIds"];
                readonly properties: {
                    readonly user: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["userId", "name", "role", "permissionSets", "userStatus", "accessiblePaths"];
                        readonly properties: {
                            readonly userId: {
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
                                readonly items: {
                                    readonly enum: readonly ["frontOffice", "classTeacher", "contentEditor", "hr"];
                                };
                            };
                            readonly userStatus: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                                readonly maximum: 3;
                            };
                            /** A hint for menus; the server decides each call by itself. */
                            readonly accessiblePaths: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly enum: readonly ("/admissions" | "/audit" | "/backup" | "/holidays" | "/media" | "/platform" | "/school/change_password" | "/school/profile" | "/settings" | "/staff/Staff_Attendance" | "/staff/add_staff_member" | "/student" | "/student/Student_Attendance_Reports" | "/student/add_student" | "/student/attendance_history" | "/student/attendance_management" | "/syllabus" | "/users" | "/visitors" | "/website")[];
                                };
                            };
                        };
                    };
                    readonly schoolId: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly email: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly mobile: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly emailVerified: {
                        readonly type: 'boolean';
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
                                };
                                readonly Section_Id: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                    readonly studentIds: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                    };
                };
            };
        };
    };
};
export {};
