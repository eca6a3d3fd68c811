/** Fields whose names in the profile's content are older than those of the form (domain.md 4.6). */
export declare const profileContentNames: {
    readonly Phone: 'phone';
    readonly Email: 'email';
    readonly Office_Hours: 'office_Hours';
};
/** The fields of a school's profile as the registration, the profile's form and its answer name them. */
export declare const profileFields: {
    readonly school_address: {
        readonly type: 'string';
        readonly maxLength: 300;
    };
    readonly facebook_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly instagram_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly youtube_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly twitter_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly linkedin_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly whatsapp_Number: {
        readonly type: 'string';
        readonly maxLength: 30;
    };
    readonly map_Url: {
        readonly type: 'string';
        readonly format: 'https-url';
    };
    readonly admission_Open: {
        readonly type: 'boolean';
    };
    readonly nav_Items: {
        readonly type: 'array';
        readonly maxItems: 12;
        readonly items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["label", "href"];
            readonly properties: {
                readonly label: {
                    readonly type: 'string';
                    readonly minLength: 1;
                    readonly maxLength: 40;
                };
                readonly href: {
                    readonly type: 'string';
                    readonly format: 'link';
                    readonly minLength: 1;
                    readonly maxLength: 500;
                };
            };
        };
    };
    readonly Time_Zone: {
        readonly type: 'string';
        readonly format: 'time-zone';
        readonly maxLength: 60;
    };
    readonly Short_Name: {
        readonly type: 'string';
        readonly maxLength: 12;
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
        readonly maxLength: 12;
    };
    readonly Country: {
        readonly type: 'string';
        readonly maxLength: 100;
    };
    readonly latitude: {
        readonly type: 'number';
        readonly minimum: -90;
        readonly maximum: 90;
    };
    readonly longitude: {
        readonly type: 'number';
        readonly minimum: -180;
        readonly maximum: 180;
    };
    readonly Mobile: {
        readonly type: 'string';
        readonly format: 'mobile';
        readonly maxLength: 20;
    };
    readonly Website: {
        readonly type: 'string';
        readonly format: 'https-url';
        readonly maxLength: 300;
    };
    readonly Board: {
        readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
    };
    readonly Affiliation_No: {
        readonly type: 'string';
        readonly maxLength: 40;
    };
    readonly School_Code: {
        readonly type: 'string';
        readonly maxLength: 40;
    };
    readonly Udise_Code: {
        readonly type: 'string';
        readonly format: 'udise';
    };
    readonly School_Type: {
        readonly enum: readonly ["Boys", "Girls", "Co-educational"];
    };
    readonly Management: {
        readonly enum: readonly ["Government", "Government_Aided", "Private_Unaided", "Local_Body", "Central_Government", "Other"];
    };
    readonly Medium: {
        readonly type: 'array';
        readonly items: {
            readonly type: 'string';
            readonly maxLength: 40;
            readonly minLength: 1;
        };
        readonly maxItems: 10;
    };
    readonly Classes_From: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 15;
    };
    readonly Classes_To: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 15;
    };
    readonly Established_Year: {
        readonly type: 'integer';
        readonly minimum: 1800;
        readonly maximum: 2200;
    };
    readonly Principal_Name: {
        readonly type: 'string';
        readonly format: 'person-name';
        readonly maxLength: 100;
    };
    readonly Principal_Qualification: {
        readonly type: 'string';
        readonly maxLength: 150;
    };
    readonly Session_Start_Month: {
        readonly type: 'integer';
        readonly enum: readonly [4];
    };
    readonly Week_Off: {
        readonly type: 'array';
        readonly items: {
            readonly type: 'string';
            readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
        };
        readonly maxItems: 7;
        readonly uniqueItems: true;
    };
    readonly Currency: {
        readonly type: 'string';
        readonly format: 'currency';
    };
    readonly Locale: {
        readonly type: 'array';
        readonly items: {
            readonly type: 'string';
            readonly format: 'locale';
        };
        readonly maxItems: 10;
        readonly uniqueItems: true;
    };
    readonly Bell_Times: {
        readonly type: 'string';
        readonly maxLength: 300;
    };
    readonly school_Name: {
        readonly type: 'string';
        readonly maxLength: 150;
        readonly minLength: 2;
    };
    readonly Phone: {
        readonly type: 'string';
        readonly maxLength: 30;
    };
    readonly Email: {
        readonly type: 'string';
        readonly format: 'email';
        readonly maxLength: 254;
    };
    readonly Office_Hours: {
        readonly type: 'string';
        readonly maxLength: 120;
    };
    /** A host name; '#' or nothing where the school has no log-in site for students and parents. */
    readonly student_Domain: {
        readonly type: 'string';
        readonly format: 'host-or-none';
        readonly maxLength: 253;
    };
};
export type ProfileField = keyof typeof profileFields;
/** What only those who may read the school's profile in the office see of it. */
export declare const officeFields: readonly ["Mobile", "Session_Start_Month", "Week_Off", "Currency", "Locale"];
/** Fields that may be emptied again. */
export declare const clearableFields: readonly string[];
/** The most that a logo may have, in bytes. */
export declare const logoBytes: number;
/** The only file of a profile. */
export declare const logoFile: {
    readonly school_Logo_Image: {
        readonly maxBytes: number;
        readonly maxCount: 1;
    };
};
