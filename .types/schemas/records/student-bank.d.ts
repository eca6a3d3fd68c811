/** The fields of a student's bank account (domain.md 4.3) but its number, which never leaves whole. */
export declare const bankFields: {
    readonly Account_Holder_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
        readonly minLength: 1;
    };
    /** Of the holder to the student. */
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
};
