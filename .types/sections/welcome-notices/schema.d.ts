import type { FromSchema } from 'json-schema-to-ts';
export declare const settings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly heading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'Stands before the school’s name';
        };
        readonly moreLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The text of the link to more about the school';
        };
        readonly moreHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly description: 'A page with more about the school; no link without it';
        };
        readonly noticesHeading: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The heading of the notices';
        };
        readonly noticesLabel: {
            readonly type: 'string';
            readonly format: 'text';
            readonly description: 'The text of the link to all notices';
        };
        readonly noticesHref: {
            readonly type: 'string';
            readonly format: 'link';
            readonly description: 'The page of all notices; no links without it';
        };
        readonly autoplayMs: {
            readonly type: 'integer';
            readonly minimum: 0;
            readonly maximum: 60000;
            readonly default: 2000;
            readonly description: 'Milliseconds until the notices move on by one; 0 never';
        };
    };
};
export declare const bindings: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["about", "notices"];
    readonly properties: {
        readonly about: {
            readonly anyOf: readonly [{
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["heading"];
                readonly properties: {
                    readonly heading: {
                        readonly type: 'string';
                    };
                    readonly description: {
                        readonly type: 'string';
                    };
                    readonly image: {
                        readonly type: 'string';
                    };
                    readonly image_Media: {
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
                    readonly mission_Heading: {
                        readonly type: 'string';
                    };
                    readonly mission_Description: {
                        readonly type: 'string';
                    };
                    readonly vision_Heading: {
                        readonly type: 'string';
                    };
                    readonly vision_Description: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            }, {
                readonly type: 'null';
            }];
            readonly description: 'The school’s own words about itself';
        };
        readonly notices: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["noticeID", "noticeHead", "entryDateTime", "isPinned"];
                readonly properties: {
                    readonly noticeID: {
                        readonly type: 'integer';
                    };
                    readonly noticeHead: {
                        readonly type: 'string';
                    };
                    readonly noticeDetails: {
                        readonly type: 'string';
                    };
                    readonly entryDateTime: {
                        readonly type: 'string';
                        readonly format: 'local-date-time';
                    };
                    readonly isPinned: {
                        readonly type: 'boolean';
                    };
                    readonly level: {
                        readonly enum: readonly ["Info", "Important", "Emergency"];
                    };
                    readonly attachmentUrl: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            };
            readonly description: 'The notices';
        };
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
            readonly description: 'Name and crest of the school';
        };
    };
};
export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
