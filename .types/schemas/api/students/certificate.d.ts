import type { FromSchema } from 'json-schema-to-ts';
declare const certificateBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Document_Number", "Date_Of_Birth"];
    readonly properties: {
        readonly Company_Fax: {
            readonly type: 'string';
            readonly maxLength: 500;
        };
        readonly Fill_Seconds: {
            readonly type: 'number';
            readonly minimum: 0;
        };
        /** As it stands on the certificate; small and capital letters are the same. */
        readonly Document_Number: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 40;
        };
        readonly Date_Of_Birth: {
            readonly type: 'string';
            readonly format: 'date';
        };
    };
};
export type CertificateBody = FromSchema<typeof certificateBody>;
declare const foundCertificate: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["Link"];
    readonly properties: {
        /** Holds for ten minutes. */
        readonly Link: {
            readonly type: 'string';
        };
    };
};
export type FoundCertificate = FromSchema<typeof foundCertificate>;
export declare const findTransferCertificate: {
    readonly id: "findTransferCertificate";
    readonly method: "POST";
    readonly path: "/api/certificates/transfer";
    readonly group: "Students";
    readonly summary: "Find a transfer certificate that the school has issued, by its number and the date of birth";
    readonly host: "school";
    readonly access: import("../define.ts").CallAccess;
    readonly takes: "form";
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["Document_Number", "Date_Of_Birth"];
        readonly properties: {
            readonly Company_Fax: {
                readonly type: 'string';
                readonly maxLength: 500;
            };
            readonly Fill_Seconds: {
                readonly type: 'number';
                readonly minimum: 0;
            };
            /** As it stands on the certificate; small and capital letters are the same. */
            readonly Document_Number: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 40;
            };
            readonly Date_Of_Birth: {
                readonly type: 'string';
                readonly format: 'date';
            };
        };
    };
    readonly limit: {
        readonly max: 60;
        readonly perSeconds: 900;
    };
    readonly answers: {
        readonly 200: {
            readonly description: "A link to the file";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["Link"];
                readonly properties: {
                    /** Holds for ten minutes. */
                    readonly Link: {
                        readonly type: 'string';
                    };
                };
            };
        };
        readonly 303: {
            readonly description: "Sent by a plain HTML form: on to the file";
        };
    };
};
export {};
