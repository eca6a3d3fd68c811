export declare const changePassword: {
    readonly id: "changePassword";
    readonly method: "POST";
    readonly path: "/api/Account/changePassword";
    readonly group: "Account";
    readonly summary: "Change the own password; every other sign-in ends";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly withOldPassword: true;
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["currentPassword", "newPassword"];
        readonly properties: {
            readonly currentPassword: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            readonly newPassword: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is changed";
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
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const forgotPassword: {
    readonly id: "forgotPassword";
    readonly method: "POST";
    readonly path: "/api/Account/forgotPassword";
    readonly group: "Account";
    readonly summary: "Ask for a link to choose another password; the answer does not tell whether there is such an account";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["login"];
        /** Email or mobile. */
        readonly properties: {
            readonly login: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 254;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "Taken note of";
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
        readonly 303: import("./define.ts").CallAnswer;
    };
    readonly limit: {
        readonly max: 10;
        readonly perSeconds: 900;
    };
};
export declare const resetPassword: {
    readonly id: "resetPassword";
    readonly method: "POST";
    readonly path: "/api/Account/resetPassword";
    readonly group: "Account";
    readonly summary: "Choose another password with the secret of a mailed link; every sign-in ends";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["token", "password"];
        readonly properties: {
            readonly token: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly password: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is changed";
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
        readonly 303: import("./define.ts").CallAnswer;
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const acceptInvitation: {
    readonly id: "acceptInvitation";
    readonly method: "POST";
    readonly path: "/api/Account/acceptInvitation";
    readonly group: "Account";
    readonly summary: "Take up an invitation with a password, and sign in";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["token", "password"];
        readonly properties: {
            readonly token: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly password: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
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
        readonly 303: import("./define.ts").CallAnswer;
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
export declare const verifyEmail: {
    readonly id: "verifyEmail";
    readonly method: "POST";
    readonly path: "/api/Account/verifyEmail";
    readonly group: "Account";
    readonly summary: "Prove the own email with the secret of a mailed link; an admin's lists the school";
    readonly host: "any";
    readonly access: import("./define.ts").CallAccess;
    readonly whileDraft: true;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["token"];
        readonly properties: {
            readonly token: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "It is proved";
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
        readonly 303: import("./define.ts").CallAnswer;
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
};
