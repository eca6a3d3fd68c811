import type { FromSchema } from 'json-schema-to-ts';
/** What `site.*` refers to: facts of the school that every page has, without a source. */
export declare const siteSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["school_Id", "school_Name", "school_Slug", "schoolKey", "url", "timeZone", "today", "session"];
    readonly properties: {
        readonly school_Id: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly school_Name: {
            readonly type: 'string';
            readonly minLength: 1;
        };
        readonly school_Slug: {
            readonly type: 'string';
        };
        readonly schoolKey: {
            readonly type: 'string';
        };
        /** Host for student and parent logins; the seed's "#" is normalised to absent. */
        readonly student_Domain: {
            readonly type: 'string';
        };
        readonly school_Logo_Image: {
            readonly type: 'string';
        };
        readonly school_Logo_Image_Media: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
            readonly properties: {
                readonly width: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly height: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly alt: {
                    readonly type: 'string';
                };
                readonly thumbhash: {
                    readonly type: 'string';
                };
                readonly focal: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["x", "y"];
                    readonly properties: {
                        readonly x: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 1;
                        };
                        readonly y: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 1;
                        };
                    };
                };
                readonly variants: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["url", "width", "format"];
                        readonly properties: {
                            readonly url: {
                                readonly type: 'string';
                            };
                            readonly width: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                            };
                            readonly format: {
                                readonly enum: readonly ["avif", "webp", "jpeg", "png"];
                            };
                        };
                    };
                };
            };
        };
        readonly school_address: {
            readonly type: 'string';
        };
        readonly phone: {
            readonly type: 'string';
        };
        readonly email: {
            readonly type: 'string';
        };
        readonly whatsapp_Number: {
            readonly type: 'string';
        };
        readonly office_Hours: {
            readonly type: 'string';
        };
        /** Whether the school takes in children; always there. */
        readonly admission_Open: {
            readonly type: 'boolean';
        };
        /** The language that the school writes in, where its profile says it. */
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
        /** Canonical origin, without a trailing slash. */
        readonly url: {
            readonly type: 'string';
        };
        readonly timeZone: {
            readonly type: 'string';
        };
        /** The date in the school's time zone, YYYY-MM-DD. */
        readonly today: {
            readonly type: 'string';
            readonly format: 'date';
        };
        /** The academic session running today: April to March, label 'YYYY-YYYY+1'. */
        readonly session: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["startYear", "label"];
            readonly properties: {
                readonly startYear: {
                    readonly type: 'integer';
                };
                readonly label: {
                    readonly type: 'string';
                };
            };
        };
    };
};
export type Site = FromSchema<typeof siteSchema>;
