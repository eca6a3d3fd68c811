import type { FromSchema } from 'json-schema-to-ts';
declare const registrationBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["school_Name", "school_address", "City", "State", "Pincode", "Mobile", "Email", "Admin_Name", "Admin_Email", "Admin_Mobile", "Password", "Terms", "Consent"];
    readonly properties: {
        readonly Company_Fax: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Fill_Seconds: {
            readonly type: 'number';
            readonly minimum: 0;
        };
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
        readonly student_Domain: {
            readonly type: 'string';
            readonly format: 'host-or-none';
            readonly maxLength: 253;
        };
        /** 0 or less: a school that is registered has an id, and changes its profile. */
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: -1;
            readonly maximum: 2147483647;
        };
        readonly Country: {
            readonly type: 'string';
            readonly maxLength: 100;
            readonly default: 'India';
        };
        readonly Time_Zone: {
            readonly type: 'string';
            readonly format: 'time-zone';
            readonly maxLength: 60;
            readonly default: 'Asia/Kolkata';
        };
        readonly Currency: {
            readonly type: 'string';
            readonly format: 'currency';
            readonly default: 'INR';
        };
        readonly Locale: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly format: 'locale';
            };
            readonly maxItems: 10;
            readonly uniqueItems: true;
            readonly default: readonly ["en", "hi"];
        };
        /** The academic year starts in April (seed, section 9). */
        readonly Session_Start_Month: {
            readonly type: 'integer';
            readonly enum: readonly [4];
            readonly default: 4;
        };
        readonly Week_Off: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'string';
                readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
            };
            readonly maxItems: 7;
            readonly uniqueItems: true;
            readonly default: readonly ["Sunday"];
        };
        /** A published theme. */
        readonly theme_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
            readonly default: 1;
        };
        readonly Admin_Name: {
            readonly type: 'string';
            readonly format: 'person-name';
            readonly maxLength: 100;
        };
        readonly Admin_Email: {
            readonly type: 'string';
            readonly format: 'email';
            readonly maxLength: 254;
        };
        readonly Admin_Mobile: {
            readonly type: 'string';
            readonly format: 'mobile';
            readonly maxLength: 20;
        };
        readonly Password: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 1000;
        };
        readonly Terms: {
            readonly type: 'boolean';
        };
        /** To what the privacy notice says. */
        readonly Consent: {
            readonly type: 'boolean';
        };
    };
};
export type RegistrationBody = FromSchema<typeof registrationBody>;
declare const registeredSchool: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["School_Id", "schoolKey", "school_Slug", "url", "handoverUrl"];
    readonly properties: {
        readonly School_Id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly schoolKey: {
            readonly type: 'string';
        };
        readonly school_Slug: {
            readonly type: 'string';
        };
        /** The origin of the school's website. */
        readonly url: {
            readonly type: 'string';
        };
        /** An address of the website that signs the admin in, once and within a minute. */
        readonly handoverUrl: {
            readonly type: 'string';
        };
    };
};
export type RegisteredSchool = FromSchema<typeof registeredSchool>;
export declare const schoolRegistration: {
    readonly id: "schoolRegistration";
    readonly method: "POST";
    readonly path: "/api/Account/schoolRegistration";
    readonly group: "School";
    readonly summary: "Register a school: its website is live at once, and listed when the mail address is verified";
    readonly host: "platform";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "multipart";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["school_Name", "school_address", "City", "State", "Pincode", "Mobile", "Email", "Admin_Name", "Admin_Email", "Admin_Mobile", "Password", "Terms", "Consent"];
        readonly properties: {
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
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
            readonly student_Domain: {
                readonly type: 'string';
                readonly format: 'host-or-none';
                readonly maxLength: 253;
            };
            /** 0 or less: a school that is registered has an id, and changes its profile. */
            readonly School_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2147483647;
            };
            readonly Country: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: 'India';
            };
            readonly Time_Zone: {
                readonly type: 'string';
                readonly format: 'time-zone';
                readonly maxLength: 60;
                readonly default: 'Asia/Kolkata';
            };
            readonly Currency: {
                readonly type: 'string';
                readonly format: 'currency';
                readonly default: 'INR';
            };
            readonly Locale: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
                readonly maxItems: 10;
                readonly uniqueItems: true;
                readonly default: readonly ["en", "hi"];
            };
            /** The academic year starts in April (seed, section 9). */
            readonly Session_Start_Month: {
                readonly type: 'integer';
                readonly enum: readonly [4];
                readonly default: 4;
            };
            readonly Week_Off: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'string';
                    readonly enum: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
                };
                readonly maxItems: 7;
                readonly uniqueItems: true;
                readonly default: readonly ["Sunday"];
            };
            /** A published theme. */
            readonly theme_Id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
                readonly default: 1;
            };
            readonly Admin_Name: {
                readonly type: 'string';
                readonly format: 'person-name';
                readonly maxLength: 100;
            };
            readonly Admin_Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
            readonly Admin_Mobile: {
                readonly type: 'string';
                readonly format: 'mobile';
                readonly maxLength: 20;
            };
            readonly Password: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 1000;
            };
            readonly Terms: {
                readonly type: 'boolean';
            };
            /** To what the privacy notice says. */
            readonly Consent: {
                readonly type: 'boolean';
            };
        };
    };
    readonly files: {
        readonly school_Logo_Image: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 3600;
    };
    readonly answers: {
        readonly 201: {
            readonly description: "The school is there";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["School_Id", "schoolKey", "school_Slug", "url", "handoverUrl"];
                readonly properties: {
                    readonly School_Id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly schoolKey: {
                        readonly type: 'string';
                    };
                    readonly school_Slug: {
                        readonly type: 'string';
                    };
                    /** The origin of the school's website. */
                    readonly url: {
                        readonly type: 'string';
                    };
                    /** An address of the website that signs the admin in, once and within a minute. */
                    readonly handoverUrl: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export {};
