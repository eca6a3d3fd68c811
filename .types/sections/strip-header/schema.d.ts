import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly enquireLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The text of the link to an enquiry';
        };
        readonly enquireHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/contact';
            readonly description: 'Where an enquiry is made';
        };
        readonly loginHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly default: '/login';
            readonly description: 'Where people sign in';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["school"];
    readonly properties: {
        readonly school: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["school_Name", "school_Slug", "schoolKey"];
            readonly properties: {
                readonly school_Name: {
                    readonly type: 'string';
                };
                readonly school_Slug: {
                    readonly type: 'string';
                };
                readonly schoolKey: {
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
                readonly student_Domain: {
                    readonly type: 'string';
                };
                readonly facebook_Url: {
                    readonly type: 'string';
                };
                readonly instagram_Url: {
                    readonly type: 'string';
                };
                readonly youtube_Url: {
                    readonly type: 'string';
                };
                readonly twitter_Url: {
                    readonly type: 'string';
                };
                readonly linkedin_Url: {
                    readonly type: 'string';
                };
                readonly whatsapp_Number: {
                    readonly type: 'string';
                };
                readonly office_Hours: {
                    readonly type: 'string';
                };
                readonly map_Url: {
                    readonly type: 'string';
                };
                readonly admission_Open: {
                    readonly type: 'boolean';
                };
                readonly nav_Items: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["label", "href"];
                        readonly properties: {
                            readonly label: {
                                readonly type: 'string';
                            };
                            readonly href: {
                                readonly type: 'string';
                            };
                        };
                    };
                };
            };
            readonly description: 'Name and logo of the school';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
