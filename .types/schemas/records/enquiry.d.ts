/** How an enquiry came in (domain.md 4.2): visitors' are always from the website. */
export declare const enquiryTypes: {
    readonly website: 1;
    readonly walkIn: 2;
    readonly phone: 3;
    readonly referral: 4;
    readonly event: 5;
    readonly import: 6;
};
export declare const genders: readonly ['Male', 'Female', 'Other', 'Undisclosed'];
export declare const categories: readonly ['General', 'EWS', 'OBC', 'SC', 'ST'];
export declare const followUpModes: readonly ['Call', 'Visit', 'Email', 'Message'];
/** The papers that an enquiry or a student can have (domain.md 4.2). */
export declare const enquiryDocumentTypes: readonly ['Photo', 'Birth_Certificate', 'Report_Card', 'Transfer_Certificate', 'Address_Proof', 'Parent_Id', 'Category_Certificate', 'Aadhaar', 'Medical', 'Other'];
export type EnquiryDocumentType = (typeof enquiryDocumentTypes)[number];
/** Where a paper stands, with `Missing` for one that is required and was never sent. */
export declare const documentStates: readonly ['Missing', 'Uploaded', 'Verified', 'Sent_Back', 'Waived'];
export type DocumentState = (typeof documentStates)[number];
/** What an enquirer tells of the child and the family, in the words of the wire (domain.md 4.2). */
export declare const enquiryFields: {
    readonly Session: {
        readonly type: 'string';
        readonly format: 'session';
    };
    readonly Class_Id: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 2147483647;
    };
    readonly Student_First_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
        readonly minLength: 1;
    };
    readonly Student_Middle_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Student_Last_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Date_Of_Birth: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Gender: {
        readonly type: 'string';
        readonly enum: readonly ["Male", "Female", "Other", "Undisclosed"];
    };
    readonly Category: {
        readonly type: 'string';
        readonly enum: readonly ["General", "EWS", "OBC", "SC", "ST"];
    };
    readonly Parent_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
        readonly minLength: 1;
    };
    readonly Parent_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
        readonly minLength: 1;
    };
    readonly Alternate_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Email: {
        readonly type: 'string';
        readonly format: 'email';
        readonly maxLength: 254;
    };
    readonly Address: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 250;
    };
    readonly City: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 100;
    };
    readonly State: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 100;
    };
    readonly Pincode: {
        readonly type: 'string';
        readonly format: 'pincode';
    };
    readonly Previous_School: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 150;
    };
    readonly Previous_Class: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 50;
    };
    readonly Medium: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 50;
    };
    readonly Sibling_Admission_No: {
        readonly type: 'string';
        readonly pattern: '^[A-Za-z0-9/_-]{1,20}$';
    };
    readonly Transport_Needed: {
        readonly type: 'boolean';
    };
    /** For the staff of the school only. */
    readonly Special_Needs: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 500;
    };
    readonly Source: {
        readonly type: 'string';
        readonly enum: readonly ["Website", "Friend", "Advertisement", "Social", "Banner", "Other"];
    };
    readonly Message: {
        readonly type: 'string';
        readonly minLength: 1;
        readonly maxLength: 1000;
    };
};
/** Without these nothing can be done with an enquiry. */
export declare const requiredEnquiryFields: readonly ['Session', 'Class_Id', 'Student_First_Name', 'Date_Of_Birth', 'Gender', 'Parent_Name', 'Parent_Relation', 'Mobile'];
/** Fields that only describe: kept together, under their names on the wire. */
export declare const describingFields: readonly ["Category", "Alternate_Mobile", "Address", "City", "State", "Pincode", "Previous_School", "Previous_Class", "Medium", "Sibling_Admission_No", "Transport_Needed", "Special_Needs", "Source", "Message"];
