export declare const mailTrackingLink: {
    readonly id: "mailTrackingLink";
    readonly method: "POST";
    readonly path: "/api/admission/trackByMail";
    readonly group: "Admissions";
    readonly summary: "Ask for a mail with a link to each enquiry made with an address; the answer does not tell whether there is one";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Email"];
        readonly properties: {
            readonly Email: {
                readonly type: 'string';
                readonly format: 'email';
                readonly maxLength: 254;
            };
        };
    };
    readonly limit: {
        readonly max: 10;
        readonly perSeconds: 900;
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
    };
};
export declare const trackByLink: {
    readonly id: "trackByLink";
    readonly method: "POST";
    readonly path: "/api/admission/trackByLink";
    readonly group: "Admissions";
    readonly summary: "Ask how an enquiry goes, by the secret of a mailed link";
    readonly host: "school";
    readonly access: import("./define.ts").CallAccess;
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
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 900;
    };
    readonly answers: {
        readonly 200: {
            readonly description: "How it goes";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Reference_No", "Status", "Status_Label", "Documents_Needed", "Next_Date"];
                readonly properties: {
                    readonly Reference_No: {
                        readonly type: 'string';
                    };
                    readonly Status: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 11;
                    };
                    readonly Status_Label: {
                        readonly type: 'string';
                    };
                    readonly Documents_Needed: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'string';
                            readonly enum: readonly ["Photo", "Birth_Certificate", "Report_Card", "Transfer_Certificate", "Address_Proof", "Parent_Id", "Category_Certificate", "Aadhaar", "Medical", "Other"];
                        };
                    };
                    readonly Next_Date: {
                        readonly anyOf: readonly [{
                            readonly type: 'string';
                            readonly format: 'date';
                        }, {
                            readonly type: 'null';
                        }];
                    };
                };
            };
        };
    };
};
