export declare const birthdayStudentSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["student_Name", "Photo_Consent"];
    readonly properties: {
        readonly student_Name: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 100;
        };
        readonly student_Photo: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly class_Name: {
            readonly type: 'string';
            readonly maxLength: 40;
        };
        readonly Photo_Consent: {
            readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const birthdayStudent: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["student_Name", "Photo_Consent"];
        readonly properties: {
            readonly student_Name: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 100;
            };
            readonly student_Photo: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly class_Name: {
                readonly type: 'string';
                readonly maxLength: 40;
            };
            readonly Photo_Consent: {
                readonly enum: readonly ["None", "Internal", "Public_Without_Name", "Public_With_Name"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        student_Photo: "minor";
    };
    nameField: string;
};
