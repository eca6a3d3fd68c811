import type { FromSchema } from 'json-schema-to-ts';
/** A bank account with its number masked. */
export declare const bankRecord: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Bank_Detail_Id", "Account_Holder_Name", "Bank_Name", "Account_Last4", "Ifsc", "Is_Primary"];
    readonly properties: {
        readonly Account_Holder_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
            readonly minLength: 1;
        };
        readonly Relation: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 14;
        };
        readonly Bank_Name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly Branch: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly Ifsc: {
            readonly type: 'string';
            readonly format: 'ifsc';
        };
        readonly Account_Type: {
            readonly enum: readonly ["Savings", "Current", "Other"];
        };
        readonly Is_Primary: {
            readonly type: 'boolean';
        };
        readonly Bank_Detail_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly Account_Last4: {
            readonly type: 'string';
            readonly pattern: '^\\d{4}$';
        };
    };
};
export type BankRecord = FromSchema<typeof bankRecord>;
export declare const addStudentBankDetail: {
    readonly id: "addStudentBankDetail";
    readonly method: "POST";
    readonly path: "/api/student/_addStudentBankDetail";
    readonly group: "Students";
    readonly summary: "Add a bank account of a student (Bank_Detail_Id 0), or replace one";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../../access/matrix.ts").Area;
        readonly level: import("../../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../../access/matrix.ts").Scope[];
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["School_Id", "Student_Id", "Account_Holder_Name", "Bank_Name", "Account_No", "Confirm_Account_No", "Ifsc"];
        readonly properties: {
            readonly Account_Holder_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
                readonly minLength: 1;
            };
            readonly Relation: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 14;
            };
            readonly Bank_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly Branch: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly Ifsc: {
                readonly type: 'string';
                readonly format: 'ifsc';
            };
            readonly Account_Type: {
                readonly enum: readonly ["Savings", "Current", "Other"];
            };
            readonly Is_Primary: {
                readonly type: 'boolean';
            };
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Student_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            /** 0 adds an account. */
            readonly Bank_Detail_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
                readonly maximum: 2147483647;
                readonly default: 0;
            };
            /** Encrypted before it is stored. */
            readonly Account_No: {
                readonly type: 'string';
                readonly format: 'account-number';
            };
            readonly Confirm_Account_No: {
                readonly type: 'string';
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed account";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Student_Id", "bankDetail"];
                readonly properties: {
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly bankDetail: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Bank_Detail_Id", "Account_Holder_Name", "Bank_Name", "Account_Last4", "Ifsc", "Is_Primary"];
                        readonly properties: {
                            readonly Account_Holder_Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                                readonly minLength: 1;
                            };
                            readonly Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Bank_Name: {
                                readonly type: 'string';
                                readonly minLength: 1;
                                readonly maxLength: 100;
                            };
                            readonly Branch: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Ifsc: {
                                readonly type: 'string';
                                readonly format: 'ifsc';
                            };
                            readonly Account_Type: {
                                readonly enum: readonly ["Savings", "Current", "Other"];
                            };
                            readonly Is_Primary: {
                                readonly type: 'boolean';
                            };
                            readonly Bank_Detail_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly Account_Last4: {
                                readonly type: 'string';
                                readonly pattern: '^\\d{4}$';
                            };
                        };
                    };
                };
            };
        };
        readonly 201: {
            readonly description: "The new account";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Student_Id", "bankDetail"];
                readonly properties: {
                    readonly Student_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly bankDetail: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["Bank_Detail_Id", "Account_Holder_Name", "Bank_Name", "Account_Last4", "Ifsc", "Is_Primary"];
                        readonly properties: {
                            readonly Account_Holder_Name: {
                                readonly type: 'string';
                                readonly format: 'person-name';
                                readonly maxLength: 100;
                                readonly minLength: 1;
                            };
                            readonly Relation: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 14;
                            };
                            readonly Bank_Name: {
                                readonly type: 'string';
                                readonly minLength: 1;
                                readonly maxLength: 100;
                            };
                            readonly Branch: {
                                readonly type: 'string';
                                readonly maxLength: 100;
                            };
                            readonly Ifsc: {
                                readonly type: 'string';
                                readonly format: 'ifsc';
                            };
                            readonly Account_Type: {
                                readonly enum: readonly ["Savings", "Current", "Other"];
                            };
                            readonly Is_Primary: {
                                readonly type: 'boolean';
                            };
                            readonly Bank_Detail_Id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            readonly Account_Last4: {
                                readonly type: 'string';
                                readonly pattern: '^\\d{4}$';
                            };
                        };
                    };
                };
            };
        };
    };
};
