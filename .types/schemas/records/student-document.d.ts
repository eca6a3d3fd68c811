/** The fields of a student's paper (domain.md 4.3): the types of admissions, and the certificate that is issued on leaving. */
export declare const studentDocumentFields: {
    readonly Document_Type: {
        readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other", "TC_Issued"];
    };
    readonly Document_Number: {
        readonly type: 'string';
        readonly maxLength: 40;
    };
    readonly Issue_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
    readonly Expiry_Date: {
        readonly type: 'string';
        readonly format: 'date';
    };
};
/** A student has at most so many papers (domain.md, shared rules). */
export declare const maxStudentDocuments = 15;
