/** The seed's codes of sections: 1–7 = A–G. */
export declare const sectionField: {
    readonly type: 'integer';
    readonly minimum: 1;
    readonly maximum: 7;
};
/** A student's life in the school (domain.md 4.3). */
export declare const studentStatusField: {
    readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
};
/** What only describes, and is kept as it is sent. */
export declare const studentDetailFields: {
    readonly Blood_Group: {
        readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
    };
    readonly Father_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Mother_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Guardian_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Guardian_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Alternate_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Religion: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Category: {
        readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
    };
    readonly Mother_Tongue: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Nationality: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    readonly Permanent_Same_As_Present: {
        readonly type: 'boolean';
    };
    readonly Permanent_Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Permanent_City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    /** Both are needed for Left and Transferred. */
    readonly Leaving_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Leaving_Reason: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
};
/** The fields of a student's basic details (domain.md 4.3). */
export declare const studentFields: {
    readonly Admission_No: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly format: 'admission-no';
    };
    readonly Admission_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Session: {
        readonly type: 'string';
        readonly format: 'session';
    };
    readonly Class_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 2147483647;
    };
    readonly Section_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 7;
    };
    readonly Roll_No: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 99999;
    };
    readonly First_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
        readonly minLength: 1;
    };
    readonly Middle_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Last_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Date_Of_Birth: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Gender: {
        readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
    };
    /** A parent's. */
    readonly Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
        readonly minLength: 1;
    };
    readonly Email: {
        readonly type: 'string';
        readonly format: 'email';
        readonly maxLength: 254;
    };
    readonly Status: {
        readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
    };
    readonly Blood_Group: {
        readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
    };
    readonly Father_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Mother_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Guardian_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Guardian_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Alternate_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Religion: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Category: {
        readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
    };
    readonly Mother_Tongue: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Nationality: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    readonly Permanent_Same_As_Present: {
        readonly type: 'boolean';
    };
    readonly Permanent_Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Permanent_City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    /** Both are needed for Left and Transferred. */
    readonly Leaving_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Leaving_Reason: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
};
export declare const requiredStudentFields: readonly ['Admission_No', 'Admission_Date', 'Session', 'Class_Id', 'Section_Id', 'First_Name', 'Date_Of_Birth', 'Gender', 'Mobile'];
/** The same fields in answers: what was stored in another way, such as by an import, is read too. */
export declare const answeredStudentFields: {
    readonly Admission_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Session: {
        readonly type: 'string';
        readonly format: 'session';
    };
    readonly Class_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 2147483647;
    };
    readonly Section_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 7;
    };
    readonly Roll_No: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 99999;
    };
    readonly Date_Of_Birth: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Gender: {
        readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
    };
    readonly Status: {
        readonly enum: readonly ["Expected", "Active", "Inactive", "Left", "Alumni", "Transferred"];
    };
    readonly Blood_Group: {
        readonly enum: readonly ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"];
    };
    readonly Guardian_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Religion: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Category: {
        readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
    };
    readonly Mother_Tongue: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Nationality: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    readonly Permanent_Same_As_Present: {
        readonly type: 'boolean';
    };
    readonly Permanent_Address: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Permanent_City: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_State: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Permanent_Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    /** Both are needed for Left and Transferred. */
    readonly Leaving_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Leaving_Reason: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Admission_No: {
        readonly type: 'string';
    };
    readonly First_Name: {
        readonly type: 'string';
    };
    readonly Middle_Name: {
        readonly type: 'string';
    };
    readonly Last_Name: {
        readonly type: 'string';
    };
    readonly Father_Name: {
        readonly type: 'string';
    };
    readonly Mother_Name: {
        readonly type: 'string';
    };
    readonly Guardian_Name: {
        readonly type: 'string';
    };
    readonly Mobile: {
        readonly type: 'string';
    };
    readonly Alternate_Mobile: {
        readonly type: 'string';
    };
    readonly Email: {
        readonly type: 'string';
    };
};
