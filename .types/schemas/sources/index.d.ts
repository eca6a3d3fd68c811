export type { SourceContract } from './define.ts';
export { directoryTag, recordedTag, schoolsTag, schoolTag, themeTag } from './tags.ts';
/** Every data source a theme may name. */
export declare const sources: readonly [{
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        anyOf: ({
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
        } | {
            type: "null";
        })[];
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["sessions", "classes"];
        readonly properties: {
            readonly sessions: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["name", "firstDay"];
                    readonly properties: {
                        readonly name: {
                            readonly type: 'string';
                        };
                        readonly firstDay: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                    };
                };
            };
            readonly classes: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "name", "asksEarlierSchool"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                        };
                        readonly name: {
                            readonly type: 'string';
                        };
                        readonly minAge: {
                            readonly type: 'integer';
                        };
                        readonly maxAge: {
                            readonly type: 'integer';
                        };
                        readonly asksEarlierSchool: {
                            readonly type: 'boolean';
                        };
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["heading"];
            readonly properties: {
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
                readonly heading: {
                    readonly type: 'string';
                };
                readonly subHeading: {
                    readonly type: 'string';
                };
                readonly banner_Details: {
                    readonly type: 'string';
                };
                readonly button1_Text: {
                    readonly type: 'string';
                };
                readonly button1_Url: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["student_Name"];
            readonly properties: {
                readonly student_Name: {
                    readonly type: 'string';
                };
                readonly student_Photo: {
                    readonly type: 'string';
                };
                readonly student_Photo_Media: {
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
                readonly class_Name: {
                    readonly type: 'string';
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "minor";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            slug: {
                type: "string";
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["others"];
        readonly properties: {
            readonly newer: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "entryDate"];
                readonly properties: {
                    readonly blog_Id: {
                        readonly type: 'integer';
                    };
                    readonly blog_Title: {
                        readonly type: 'string';
                    };
                    readonly blog_Slug: {
                        readonly type: 'string';
                    };
                    readonly blog_Media: {
                        readonly type: 'string';
                    };
                    readonly blog_Media_Media: {
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
                    readonly entryDate: {
                        readonly type: 'string';
                        readonly format: 'date';
                    };
                    readonly author: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            };
            readonly older: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "entryDate"];
                readonly properties: {
                    readonly blog_Id: {
                        readonly type: 'integer';
                    };
                    readonly blog_Title: {
                        readonly type: 'string';
                    };
                    readonly blog_Slug: {
                        readonly type: 'string';
                    };
                    readonly blog_Media: {
                        readonly type: 'string';
                    };
                    readonly blog_Media_Media: {
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
                    readonly entryDate: {
                        readonly type: 'string';
                        readonly format: 'date';
                    };
                    readonly author: {
                        readonly type: 'string';
                    };
                    readonly lang: {
                        readonly type: 'string';
                        readonly format: 'locale';
                    };
                };
            };
            readonly others: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "entryDate"];
                    readonly properties: {
                        readonly blog_Id: {
                            readonly type: 'integer';
                        };
                        readonly blog_Title: {
                            readonly type: 'string';
                        };
                        readonly blog_Slug: {
                            readonly type: 'string';
                        };
                        readonly blog_Media: {
                            readonly type: 'string';
                        };
                        readonly blog_Media_Media: {
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
                        readonly entryDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly author: {
                            readonly type: 'string';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["items", "page", "pages", "total"];
        readonly properties: {
            readonly items: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "blog_Description", "entryDate"];
                    readonly properties: {
                        readonly blog_Id: {
                            readonly type: 'integer';
                        };
                        readonly blog_Title: {
                            readonly type: 'string';
                        };
                        readonly blog_Slug: {
                            readonly type: 'string';
                        };
                        readonly blog_Description: {
                            readonly type: 'string';
                        };
                        readonly blog_Media: {
                            readonly type: 'string';
                        };
                        readonly blog_Media_Media: {
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
                        readonly entryDate: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                        readonly author: {
                            readonly type: 'string';
                        };
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
            };
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
            };
            readonly pages: {
                readonly type: 'integer';
                readonly minimum: 0;
            };
            readonly total: {
                readonly type: 'integer';
                readonly minimum: 0;
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            slug: {
                type: "string";
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly anyOf: readonly [{
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "blog_Description", "entryDate"];
            readonly properties: {
                readonly blog_Id: {
                    readonly type: 'integer';
                };
                readonly blog_Title: {
                    readonly type: 'string';
                };
                readonly blog_Slug: {
                    readonly type: 'string';
                };
                readonly blog_Description: {
                    readonly type: 'string';
                };
                readonly blog_Media: {
                    readonly type: 'string';
                };
                readonly blog_Media_Media: {
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
                readonly entryDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly author: {
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
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["blog_Id", "blog_Title", "blog_Slug", "blog_Description", "entryDate"];
            readonly properties: {
                readonly blog_Id: {
                    readonly type: 'integer';
                };
                readonly blog_Title: {
                    readonly type: 'string';
                };
                readonly blog_Slug: {
                    readonly type: 'string';
                };
                readonly blog_Description: {
                    readonly type: 'string';
                };
                readonly blog_Media: {
                    readonly type: 'string';
                };
                readonly blog_Media_Media: {
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
                readonly entryDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly author: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["general", "files", "results_X", "results_XII", "staff", "campus"];
        readonly properties: {
            readonly general: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["school_Name"];
                readonly properties: {
                    readonly school_Name: {
                        readonly type: 'string';
                    };
                    readonly Affiliation_No: {
                        readonly type: 'string';
                    };
                    readonly School_Code: {
                        readonly type: 'string';
                    };
                    readonly address: {
                        readonly type: 'string';
                    };
                    readonly Principal_Name: {
                        readonly type: 'string';
                    };
                    readonly Principal_Qualification: {
                        readonly type: 'string';
                    };
                    readonly email: {
                        readonly type: 'string';
                    };
                    readonly phone: {
                        readonly type: 'string';
                    };
                    readonly Society_Name: {
                        readonly type: 'string';
                    };
                };
            };
            readonly files: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["name", "url"];
                    readonly properties: {
                        readonly name: {
                            readonly enum: readonly ["Affiliation_Letter", "Society_Certificate", "No_Objection_Certificate", "Rte_Recognition", "Building_Safety", "Fire_Safety", "Self_Certificate", "Water_Health_Sanitation", "Fee_Structure", "Academic_Calendar", "Smc_List", "Pta_List"];
                        };
                        readonly url: {
                            readonly type: 'string';
                        };
                        readonly Valid_Until: {
                            readonly type: 'string';
                            readonly format: 'date';
                        };
                    };
                };
            };
            readonly results_X: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Year", "Registered", "Passed"];
                    readonly properties: {
                        readonly Year: {
                            readonly type: 'integer';
                            readonly minimum: 1900;
                            readonly maximum: 2200;
                        };
                        readonly Registered: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Passed: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Pass_Percentage: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 100;
                        };
                        readonly Remarks: {
                            readonly type: 'string';
                            readonly maxLength: 200;
                        };
                    };
                };
            };
            readonly results_XII: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["Year", "Registered", "Passed"];
                    readonly properties: {
                        readonly Year: {
                            readonly type: 'integer';
                            readonly minimum: 1900;
                            readonly maximum: 2200;
                        };
                        readonly Registered: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Passed: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                            readonly maximum: 10000;
                        };
                        readonly Pass_Percentage: {
                            readonly type: 'number';
                            readonly minimum: 0;
                            readonly maximum: 100;
                        };
                        readonly Remarks: {
                            readonly type: 'string';
                            readonly maxLength: 200;
                        };
                    };
                };
            };
            readonly staff: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly Principal_Name: {
                        readonly type: 'string';
                    };
                    readonly Total_Teachers: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Pgt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Tgt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Prt: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Teacher_Section_Ratio: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 100;
                    };
                    readonly Pupil_Teacher_Ratio: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 1000;
                    };
                    readonly Special_Educator: {
                        readonly type: 'string';
                    };
                    readonly Counsellor: {
                        readonly type: 'string';
                    };
                };
            };
            readonly campus: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly properties: {
                    readonly Campus_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Classrooms: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Classroom_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Labs: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Lab_Area: {
                        readonly type: 'number';
                        readonly minimum: 0;
                        readonly maximum: 10000000;
                    };
                    readonly Internet: {
                        readonly type: 'boolean';
                    };
                    readonly Girls_Toilets: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Boys_Toilets: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                        readonly maximum: 10000;
                    };
                    readonly Inspection_Video: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["noticeID", "noticeHead", "entryDateTime", "past"];
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
                readonly endDateTime: {
                    readonly type: 'string';
                    readonly format: 'local-date-time';
                };
                readonly allDay: {
                    readonly type: 'boolean';
                };
                readonly venue: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
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
                readonly past: {
                    readonly type: 'boolean';
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["facilityId", "name"];
            readonly properties: {
                readonly facilityId: {
                    readonly type: 'integer';
                };
                readonly name: {
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
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["facilityJSON"];
        readonly properties: {
            readonly heading: {
                readonly type: 'string';
            };
            readonly description: {
                readonly type: 'string';
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
            readonly facilityJSON: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["FacilityId", "Name"];
                    readonly properties: {
                        readonly FacilityId: {
                            readonly type: 'integer';
                        };
                        readonly Name: {
                            readonly type: 'string';
                        };
                        readonly Image: {
                            readonly type: 'string';
                        };
                        readonly Image_Media: {
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
                        readonly lang: {
                            readonly type: 'string';
                            readonly format: 'locale';
                        };
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["heading_Text", "heading_Text_value"];
            readonly properties: {
                readonly heading_Text: {
                    readonly type: 'string';
                };
                readonly heading_Text_value: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most media given, counted over all albums';
            };
            readonly isActiveWebsite: {
                readonly type: 'integer';
                readonly enum: readonly [1, -1];
                readonly default: 1;
                readonly description: '1: albums shown on the website; -1: all. The public only ever sees 1';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["album_Id", "album_Name", "schoolThemeMediaJson"];
            readonly properties: {
                readonly album_Id: {
                    readonly type: 'integer';
                };
                readonly album_Name: {
                    readonly type: 'string';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
                readonly schoolThemeMediaJson: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly [];
                        readonly properties: {
                            readonly Media_Name: {
                                readonly type: 'string';
                            };
                            readonly Media_Name_Media: {
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
                            readonly Video_Url: {
                                readonly type: 'string';
                            };
                            readonly caption: {
                                readonly type: 'string';
                            };
                        };
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
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
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly StartSession: {
                readonly type: 'integer';
                readonly minimum: -1;
                readonly maximum: 2200;
                readonly default: 0;
                readonly description: 'The first year of a session; 0 for the one that runs, -1 for all';
            };
            readonly flag: {
                readonly type: 'integer';
                readonly enum: readonly [1, -1];
                readonly default: 1;
                readonly description: '1: days shown on the website; -1: all. The public only ever sees 1';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["Id", "name", "startHolidayDate", "endHolidayDate", "days", "past"];
            readonly properties: {
                readonly Id: {
                    readonly type: 'integer';
                };
                readonly name: {
                    readonly type: 'string';
                };
                readonly startHolidayDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly endHolidayDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly days: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                };
                readonly past: {
                    readonly type: 'boolean';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["name", "description"];
            readonly properties: {
                readonly name: {
                    readonly type: 'string';
                };
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
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
            level: {
                enum: readonly ["Info", "Important", "Emergency"];
                description: string;
            };
        };
    };
    result: {
        type: "array";
        items: {
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
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
            stateId: {
                readonly type: 'integer';
                readonly enum: readonly [-1];
                readonly default: -1;
                readonly description: '-1: of all; schools are not kept by place';
            };
            cityId: {
                readonly type: 'integer';
                readonly enum: readonly [-1];
                readonly default: -1;
                readonly description: '-1: of all; schools are not kept by place';
            };
            pageSize: {
                type: 'integer';
                minimum: 1;
                maximum: 100;
                description: 'The most given at once';
                default: number;
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["school_Name"];
            readonly properties: {
                readonly school_Name: {
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
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            policy: {
                enum: readonly ["privacy", "terms", "accessibility"];
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly anyOf: readonly [{
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["policy", "policy_Text"];
            readonly properties: {
                readonly policy: {
                    readonly enum: readonly ["privacy", "terms", "accessibility"];
                };
                readonly policy_Text: {
                    readonly type: 'string';
                };
                readonly entryDate: {
                    readonly type: 'string';
                    readonly format: 'date';
                };
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        }, {
            readonly type: 'null';
        }];
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["className"];
            readonly properties: {
                readonly className: {
                    readonly type: 'string';
                };
                readonly classFees: {
                    readonly type: 'string';
                };
                readonly classSize: {
                    readonly type: 'string';
                };
                readonly classTime: {
                    readonly type: 'string';
                };
                readonly childrenAge: {
                    readonly type: 'string';
                };
                readonly classImage: {
                    readonly type: 'string';
                };
                readonly classImage_Media: {
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
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {};
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["theme_Id", "school_Id", "schoolKey", "school_Domain"];
        readonly properties: {
            readonly theme_Id: {
                readonly type: 'integer';
                readonly minimum: -1;
            };
            readonly school_Id: {
                readonly type: 'integer';
                readonly minimum: 0;
            };
            readonly schoolKey: {
                readonly type: 'string';
            };
            readonly school_Domain: {
                readonly type: 'string';
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
            keyword: {
                type: "string";
                default: string;
                description: string;
            };
            city: {
                type: "string";
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["schools", "page", "hasMore", "keyword", "city"];
        readonly properties: {
            readonly schools: {
                readonly type: 'array';
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["school_Name", "school_Slug", "schoolKey", "url"];
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
                        readonly url: {
                            readonly type: 'string';
                        };
                        readonly City: {
                            readonly type: 'string';
                        };
                    };
                };
            };
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
            };
            readonly hasMore: {
                readonly type: 'boolean';
            };
            readonly keyword: {
                readonly type: 'string';
            };
            readonly city: {
                readonly type: 'string';
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            school: {
                type: "string";
                default: string;
                description: string;
            };
        };
    };
    result: {
        readonly anyOf: readonly [{
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["school_Name", "school_Slug", "schoolKey", "url"];
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
                readonly url: {
                    readonly type: 'string';
                };
                readonly phone: {
                    readonly type: 'string';
                };
                readonly email: {
                    readonly type: 'string';
                };
                readonly office_Hours: {
                    readonly type: 'string';
                };
                readonly Website: {
                    readonly type: 'string';
                };
                readonly City: {
                    readonly type: 'string';
                };
                readonly State: {
                    readonly type: 'string';
                };
                readonly Board: {
                    readonly enum: readonly ["CBSE", "CISCE", "State", "IB", "Cambridge", "NIOS", "Other"];
                };
                readonly School_Type: {
                    readonly enum: readonly ["Boys", "Girls", "Co-educational"];
                };
                readonly Medium: {
                    readonly type: 'array';
                    readonly items: {
                        readonly type: 'string';
                    };
                };
                readonly Established_Year: {
                    readonly type: 'integer';
                };
                readonly Principal_Name: {
                    readonly type: 'string';
                };
            };
        }, {
            readonly type: 'null';
        }];
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
                readonly default: '';
                readonly description: 'Only those with this text in them; empty for all';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["name", "message"];
            readonly properties: {
                readonly name: {
                    readonly type: 'string';
                };
                readonly profession: {
                    readonly type: 'string';
                };
                readonly message: {
                    readonly type: 'string';
                };
                readonly rating: {
                    readonly type: 'integer';
                    readonly minimum: 1;
                    readonly maximum: 5;
                };
                readonly profileImage: {
                    readonly type: 'string';
                };
                readonly profileImage_Media: {
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
                readonly lang: {
                    readonly type: 'string';
                    readonly format: 'locale';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "minor";
}, {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
                readonly description: 'Counted from 1';
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most given at once';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["student_Name"];
            readonly properties: {
                readonly student_Name: {
                    readonly type: 'string';
                };
                readonly student_Photo: {
                    readonly type: 'string';
                };
                readonly student_Photo_Media: {
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
                readonly class_Name: {
                    readonly type: 'string';
                };
                readonly class_Section_Name: {
                    readonly type: 'string';
                };
                readonly marks: {
                    readonly type: 'string';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "minor";
}, {
    name: string;
    title: string;
    params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
                readonly description: 'The most schools given';
            };
        };
    };
    result: {
        type: "array";
        items: {
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly required: readonly ["school_Name", "school_Slug", "schoolKey", "url"];
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
                readonly url: {
                    readonly type: 'string';
                };
            };
        };
    };
    tags: string[];
    expires: "never";
    privacy: "public";
}];
