/** What of a bio a parent, a student and a class teacher may read too. */
export declare const openBioFields: {
    readonly Birth_Place: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Languages: {
        readonly type: 'string';
        readonly maxLength: 150;
    };
    readonly Hobbies: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Allergies: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Height_Cm: {
        readonly type: 'number';
        readonly minimum: 40;
        readonly maximum: 220;
    };
    readonly Weight_Kg: {
        readonly type: 'number';
        readonly minimum: 5;
        readonly maximum: 200;
    };
    readonly House: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_School: {
        readonly type: 'string';
        readonly maxLength: 150;
    };
    readonly Previous_Class: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_Board: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Emergency_Contact_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Emergency_Contact_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Emergency_Contact_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Emergency_Contact_2_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Emergency_Contact_2_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Emergency_Contact_2_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Doctor_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Doctor_Phone: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    /** Who may fetch the child. */
    readonly Pickup_Persons: {
        readonly type: 'array';
        readonly maxItems: 10;
        readonly items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Name"];
            readonly properties: {
                readonly Name: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                readonly Mobile: {
                    readonly type: 'string';
                    readonly format: 'mobile';
                    readonly maxLength: 20;
                };
            };
        };
    };
};
/** What of a bio only the admin and the front office may read. */
export declare const officeBioFields: {
    readonly Health_Notes: {
        readonly type: 'string';
        readonly maxLength: 1000;
    };
    readonly Is_CWSN: {
        readonly type: 'boolean';
    };
    readonly Impairment_Type: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Is_BPL: {
        readonly type: 'boolean';
    };
    readonly Is_Antyodaya: {
        readonly type: 'boolean';
    };
    readonly Is_EWS: {
        readonly type: 'boolean';
    };
    readonly Is_Out_Of_School_Child: {
        readonly type: 'boolean';
    };
    readonly Minority_Group: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Stream: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_Status: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Pen: {
        readonly type: 'string';
        readonly format: 'pen';
    };
    readonly Apaar_Id: {
        readonly type: 'string';
        readonly format: 'apaar';
    };
    readonly Name_As_Per_Aadhaar: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
};
/** What a family allows to be shown, and who said so when. */
export declare const consentFields: {
    readonly Photo_Consent: {
        readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
    };
    readonly Consent_By: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Consent_At: {
        readonly type: 'string';
        readonly format: 'date-time';
    };
};
/** The fields of a student's bio (domain.md 4.3) but the Aadhaar number, which never leaves. */
export declare const bioFields: {
    readonly Birth_Place: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly Languages: {
        readonly type: 'string';
        readonly maxLength: 150;
    };
    readonly Hobbies: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Allergies: {
        readonly type: 'string';
        readonly maxLength: 250;
    };
    readonly Height_Cm: {
        readonly type: 'number';
        readonly minimum: 40;
        readonly maximum: 220;
    };
    readonly Weight_Kg: {
        readonly type: 'number';
        readonly minimum: 5;
        readonly maximum: 200;
    };
    readonly House: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_School: {
        readonly type: 'string';
        readonly maxLength: 150;
    };
    readonly Previous_Class: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_Board: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Emergency_Contact_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Emergency_Contact_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Emergency_Contact_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Emergency_Contact_2_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Emergency_Contact_2_Relation: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 14;
    };
    readonly Emergency_Contact_2_Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Doctor_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Doctor_Phone: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    /** Who may fetch the child. */
    readonly Pickup_Persons: {
        readonly type: 'array';
        readonly maxItems: 10;
        readonly items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Name"];
            readonly properties: {
                readonly Name: {
                    readonly type: 'string';
                    readonly format: 'person-name';
                    readonly maxLength: 100;
                };
                readonly Relation: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 14;
                };
                readonly Mobile: {
                    readonly type: 'string';
                    readonly format: 'mobile';
                    readonly maxLength: 20;
                };
            };
        };
    };
    readonly Health_Notes: {
        readonly type: 'string';
        readonly maxLength: 1000;
    };
    readonly Is_CWSN: {
        readonly type: 'boolean';
    };
    readonly Impairment_Type: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Is_BPL: {
        readonly type: 'boolean';
    };
    readonly Is_Antyodaya: {
        readonly type: 'boolean';
    };
    readonly Is_EWS: {
        readonly type: 'boolean';
    };
    readonly Is_Out_Of_School_Child: {
        readonly type: 'boolean';
    };
    readonly Minority_Group: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Stream: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Previous_Status: {
        readonly type: 'string';
        readonly maxLength: 60;
    };
    readonly Pen: {
        readonly type: 'string';
        readonly format: 'pen';
    };
    readonly Apaar_Id: {
        readonly type: 'string';
        readonly format: 'apaar';
    };
    readonly Name_As_Per_Aadhaar: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Photo_Consent: {
        readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
    };
    readonly Consent_By: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Consent_At: {
        readonly type: 'string';
        readonly format: 'date-time';
    };
};
