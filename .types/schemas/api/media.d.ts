import type { FromSchema } from 'json-schema-to-ts';
import { type Call } from './define.ts';
declare const mediaItem: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        /** What content names it by: `media:<id>`. */
        readonly reference: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly class: {
            readonly enum: readonly ["public", "minor", "private"];
        };
        readonly kind: {
            readonly enum: readonly ["picture", "document"];
        };
        readonly fileName: {
            readonly type: readonly ["string", "null"];
        };
        /** Media type of a document. */
        readonly mime: {
            readonly type: readonly ["string", "null"];
        };
        readonly bytes: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly width: {
            readonly type: readonly ["integer", "null"];
            readonly minimum: 1;
        };
        readonly height: {
            readonly type: readonly ["integer", "null"];
            readonly minimum: 1;
        };
        /** Null where the name of the item that shows it stands in. */
        readonly alt: {
            readonly type: readonly ["string", "null"];
        };
        readonly decorative: {
            readonly type: 'boolean';
        };
        readonly thumbhash: {
            readonly type: readonly ["string", "null"];
        };
        readonly focal: {
            readonly anyOf: readonly [{
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
            }, {
                readonly type: 'null';
            }];
        };
        readonly avifState: {
            readonly enum: readonly ["pending", "done", "failed"];
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly createdBy: {
            readonly type: readonly ["integer", "null"];
        };
        /** The file itself; of what is not public a link that holds for ten minutes. */
        readonly url: {
            readonly type: 'string';
        };
        readonly variants: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["url", "width", "height", "format", "bytes"];
                readonly properties: {
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly width: {
                        readonly type: 'integer';
                    };
                    readonly height: {
                        readonly type: 'integer';
                    };
                    readonly format: {
                        readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                    };
                    readonly bytes: {
                        readonly type: 'integer';
                    };
                };
            };
        };
    };
};
export type MediaItem = FromSchema<typeof mediaItem>;
declare const mediaUse: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["type", "id", "name", "field", "state"];
    readonly properties: {
        /** A content type, or `student`, `studentDocument`, `enquiryDocument`, `syllabus`. */
        readonly type: {
            readonly type: 'string';
        };
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly name: {
            readonly type: 'string';
        };
        readonly field: {
            readonly type: 'string';
        };
        readonly state: {
            readonly enum: readonly ["draft", "published", "scheduled", "kept", "bin"];
        };
    };
};
export type MediaUse = FromSchema<typeof mediaUse>;
declare const mediaDetails: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants", "uses"];
    readonly properties: {
        readonly id: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        /** What content names it by: `media:<id>`. */
        readonly reference: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly class: {
            readonly enum: readonly ["public", "minor", "private"];
        };
        readonly kind: {
            readonly enum: readonly ["picture", "document"];
        };
        readonly fileName: {
            readonly type: readonly ["string", "null"];
        };
        /** Media type of a document. */
        readonly mime: {
            readonly type: readonly ["string", "null"];
        };
        readonly bytes: {
            readonly type: 'integer';
            readonly minimum: 0;
        };
        readonly width: {
            readonly type: readonly ["integer", "null"];
            readonly minimum: 1;
        };
        readonly height: {
            readonly type: readonly ["integer", "null"];
            readonly minimum: 1;
        };
        /** Null where the name of the item that shows it stands in. */
        readonly alt: {
            readonly type: readonly ["string", "null"];
        };
        readonly decorative: {
            readonly type: 'boolean';
        };
        readonly thumbhash: {
            readonly type: readonly ["string", "null"];
        };
        readonly focal: {
            readonly anyOf: readonly [{
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
            }, {
                readonly type: 'null';
            }];
        };
        readonly avifState: {
            readonly enum: readonly ["pending", "done", "failed"];
        };
        readonly createdAt: {
            readonly type: 'string';
            readonly format: 'date-time';
        };
        readonly createdBy: {
            readonly type: readonly ["integer", "null"];
        };
        /** The file itself; of what is not public a link that holds for ten minutes. */
        readonly url: {
            readonly type: 'string';
        };
        readonly variants: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["url", "width", "height", "format", "bytes"];
                readonly properties: {
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly width: {
                        readonly type: 'integer';
                    };
                    readonly height: {
                        readonly type: 'integer';
                    };
                    readonly format: {
                        readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                    };
                    readonly bytes: {
                        readonly type: 'integer';
                    };
                };
            };
        };
        readonly uses: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["type", "id", "name", "field", "state"];
                readonly properties: {
                    /** A content type, or `student`, `studentDocument`, `enquiryDocument`, `syllabus`. */
                    readonly type: {
                        readonly type: 'string';
                    };
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    readonly name: {
                        readonly type: 'string';
                    };
                    readonly field: {
                        readonly type: 'string';
                    };
                    readonly state: {
                        readonly enum: readonly ["draft", "published", "scheduled", "kept", "bin"];
                    };
                };
            };
        };
    };
};
export type MediaDetails = FromSchema<typeof mediaDetails>;
declare const uploadBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly class: {
            readonly enum: readonly ["public", "minor"];
            readonly default: 'public';
        };
        /** One text for each file, in their order; a document needs none. */
        readonly alt: {
            readonly type: 'array';
            readonly maxItems: 20;
            readonly items: {
                readonly type: 'string';
                readonly maxLength: 250;
            };
            readonly default: readonly [];
        };
        /** Which of them are mere decoration, in their order; the others need a text. */
        readonly decorative: {
            readonly type: 'array';
            readonly maxItems: 20;
            readonly items: {
                readonly type: 'boolean';
            };
            readonly default: readonly [];
        };
    };
};
export type MediaUpload = FromSchema<typeof uploadBody>;
declare const uploadResult: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["files"];
    readonly properties: {
        readonly files: {
            readonly type: 'array';
            readonly items: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["ok", "fileName"];
                readonly properties: {
                    readonly ok: {
                        readonly type: 'boolean';
                    };
                    readonly fileName: {
                        readonly type: 'string';
                    };
                    readonly media: {
                        readonly type: 'object';
                        readonly additionalProperties: false;
                        readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants"];
                        readonly properties: {
                            readonly id: {
                                readonly type: 'integer';
                                readonly minimum: 1;
                                readonly maximum: 2147483647;
                            };
                            /** What content names it by: `media:<id>`. */
                            readonly reference: {
                                readonly type: 'string';
                                readonly format: 'media';
                            };
                            readonly class: {
                                readonly enum: readonly ["public", "minor", "private"];
                            };
                            readonly kind: {
                                readonly enum: readonly ["picture", "document"];
                            };
                            readonly fileName: {
                                readonly type: readonly ["string", "null"];
                            };
                            /** Media type of a document. */
                            readonly mime: {
                                readonly type: readonly ["string", "null"];
                            };
                            readonly bytes: {
                                readonly type: 'integer';
                                readonly minimum: 0;
                            };
                            readonly width: {
                                readonly type: readonly ["integer", "null"];
                                readonly minimum: 1;
                            };
                            readonly height: {
                                readonly type: readonly ["integer", "null"];
                                readonly minimum: 1;
                            };
                            /** Null where the name of the item that shows it stands in. */
                            readonly alt: {
                                readonly type: readonly ["string", "null"];
                            };
                            readonly decorative: {
                                readonly type: 'boolean';
                            };
                            readonly thumbhash: {
                                readonly type: readonly ["string", "null"];
                            };
                            readonly focal: {
                                readonly anyOf: readonly [{
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
                                }, {
                                    readonly type: 'null';
                                }];
                            };
                            readonly avifState: {
                                readonly enum: readonly ["pending", "done", "failed"];
                            };
                            readonly createdAt: {
                                readonly type: 'string';
                                readonly format: 'date-time';
                            };
                            readonly createdBy: {
                                readonly type: readonly ["integer", "null"];
                            };
                            /** The file itself; of what is not public a link that holds for ten minutes. */
                            readonly url: {
                                readonly type: 'string';
                            };
                            readonly variants: {
                                readonly type: 'array';
                                readonly items: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["url", "width", "height", "format", "bytes"];
                                    readonly properties: {
                                        readonly url: {
                                            readonly type: 'string';
                                        };
                                        readonly width: {
                                            readonly type: 'integer';
                                        };
                                        readonly height: {
                                            readonly type: 'integer';
                                        };
                                        readonly format: {
                                            readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                        };
                                        readonly bytes: {
                                            readonly type: 'integer';
                                        };
                                    };
                                };
                            };
                        };
                    };
                    readonly error: {
                        readonly type: 'string';
                    };
                };
            };
        };
    };
};
export type MediaUploadResult = FromSchema<typeof uploadResult>;
declare const changeBody: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly minProperties: 1;
    readonly properties: {
        /** Null: the name of the item that shows it stands in. */
        readonly alt: {
            readonly type: readonly ["string", "null"];
            readonly maxLength: 250;
        };
        readonly decorative: {
            readonly type: 'boolean';
        };
        /** Null: the centre. */
        readonly focal: {
            readonly anyOf: readonly [{
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
            }, {
                readonly type: 'null';
            }];
        };
        readonly class: {
            readonly enum: readonly ["public", "minor"];
        };
    };
};
export type MediaChange = FromSchema<typeof changeBody>;
export declare const uploadMedia: {
    readonly id: "uploadMedia";
    readonly method: "POST";
    readonly path: "/api/media";
    readonly group: "Media";
    readonly summary: "Upload pictures and, as `public`, PDF documents. Each is taken or refused by itself; where none is, 422 says why";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly takes: "multipart";
    readonly files: {
        readonly files: {
            readonly maxBytes: number;
            readonly maxCount: 20;
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly class: {
                readonly enum: readonly ["public", "minor"];
                readonly default: 'public';
            };
            /** One text for each file, in their order; a document needs none. */
            readonly alt: {
                readonly type: 'array';
                readonly maxItems: 20;
                readonly items: {
                    readonly type: 'string';
                    readonly maxLength: 250;
                };
                readonly default: readonly [];
            };
            /** Which of them are mere decoration, in their order; the others need a text. */
            readonly decorative: {
                readonly type: 'array';
                readonly maxItems: 20;
                readonly items: {
                    readonly type: 'boolean';
                };
                readonly default: readonly [];
            };
        };
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
    readonly answers: {
        readonly 201: {
            readonly description: "What became of each file, in their order";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["files"];
                readonly properties: {
                    readonly files: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["ok", "fileName"];
                            readonly properties: {
                                readonly ok: {
                                    readonly type: 'boolean';
                                };
                                readonly fileName: {
                                    readonly type: 'string';
                                };
                                readonly media: {
                                    readonly type: 'object';
                                    readonly additionalProperties: false;
                                    readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants"];
                                    readonly properties: {
                                        readonly id: {
                                            readonly type: 'integer';
                                            readonly minimum: 1;
                                            readonly maximum: 2147483647;
                                        };
                                        /** What content names it by: `media:<id>`. */
                                        readonly reference: {
                                            readonly type: 'string';
                                            readonly format: 'media';
                                        };
                                        readonly class: {
                                            readonly enum: readonly ["public", "minor", "private"];
                                        };
                                        readonly kind: {
                                            readonly enum: readonly ["picture", "document"];
                                        };
                                        readonly fileName: {
                                            readonly type: readonly ["string", "null"];
                                        };
                                        /** Media type of a document. */
                                        readonly mime: {
                                            readonly type: readonly ["string", "null"];
                                        };
                                        readonly bytes: {
                                            readonly type: 'integer';
                                            readonly minimum: 0;
                                        };
                                        readonly width: {
                                            readonly type: readonly ["integer", "null"];
                                            readonly minimum: 1;
                                        };
                                        readonly height: {
                                            readonly type: readonly ["integer", "null"];
                                            readonly minimum: 1;
                                        };
                                        /** Null where the name of the item that shows it stands in. */
                                        readonly alt: {
                                            readonly type: readonly ["string", "null"];
                                        };
                                        readonly decorative: {
                                            readonly type: 'boolean';
                                        };
                                        readonly thumbhash: {
                                            readonly type: readonly ["string", "null"];
                                        };
                                        readonly focal: {
                                            readonly anyOf: readonly [{
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
                                            }, {
                                                readonly type: 'null';
                                            }];
                                        };
                                        readonly avifState: {
                                            readonly enum: readonly ["pending", "done", "failed"];
                                        };
                                        readonly createdAt: {
                                            readonly type: 'string';
                                            readonly format: 'date-time';
                                        };
                                        readonly createdBy: {
                                            readonly type: readonly ["integer", "null"];
                                        };
                                        /** The file itself; of what is not public a link that holds for ten minutes. */
                                        readonly url: {
                                            readonly type: 'string';
                                        };
                                        readonly variants: {
                                            readonly type: 'array';
                                            readonly items: {
                                                readonly type: 'object';
                                                readonly additionalProperties: false;
                                                readonly required: readonly ["url", "width", "height", "format", "bytes"];
                                                readonly properties: {
                                                    readonly url: {
                                                        readonly type: 'string';
                                                    };
                                                    readonly width: {
                                                        readonly type: 'integer';
                                                    };
                                                    readonly height: {
                                                        readonly type: 'integer';
                                                    };
                                                    readonly format: {
                                                        readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                                    };
                                                    readonly bytes: {
                                                        readonly type: 'integer';
                                                    };
                                                };
                                            };
                                        };
                                    };
                                };
                                readonly error: {
                                    readonly type: 'string';
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const listMedia: {
    readonly id: "listMedia";
    readonly method: "GET";
    readonly path: "/api/media";
    readonly group: "Media";
    readonly summary: "Pictures and public documents, newest first; students' photos and private files are with their records";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly query: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly page: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100000;
                readonly default: 1;
            };
            readonly pageSize: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 100;
                readonly default: 20;
            };
            /** Finds file names and alternative texts. */
            readonly keyword: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly class: {
                readonly enum: readonly ["public", "minor"];
            };
            readonly kind: {
                readonly enum: readonly ["picture", "document"];
            };
            /** Only what nothing shows. */
            readonly unused: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "One page";
            readonly schema: {
                readonly type: "array";
                readonly items: {
                    readonly type: 'object';
                    readonly additionalProperties: false;
                    readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants"];
                    readonly properties: {
                        readonly id: {
                            readonly type: 'integer';
                            readonly minimum: 1;
                            readonly maximum: 2147483647;
                        };
                        /** What content names it by: `media:<id>`. */
                        readonly reference: {
                            readonly type: 'string';
                            readonly format: 'media';
                        };
                        readonly class: {
                            readonly enum: readonly ["public", "minor", "private"];
                        };
                        readonly kind: {
                            readonly enum: readonly ["picture", "document"];
                        };
                        readonly fileName: {
                            readonly type: readonly ["string", "null"];
                        };
                        /** Media type of a document. */
                        readonly mime: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly bytes: {
                            readonly type: 'integer';
                            readonly minimum: 0;
                        };
                        readonly width: {
                            readonly type: readonly ["integer", "null"];
                            readonly minimum: 1;
                        };
                        readonly height: {
                            readonly type: readonly ["integer", "null"];
                            readonly minimum: 1;
                        };
                        /** Null where the name of the item that shows it stands in. */
                        readonly alt: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly decorative: {
                            readonly type: 'boolean';
                        };
                        readonly thumbhash: {
                            readonly type: readonly ["string", "null"];
                        };
                        readonly focal: {
                            readonly anyOf: readonly [{
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
                            }, {
                                readonly type: 'null';
                            }];
                        };
                        readonly avifState: {
                            readonly enum: readonly ["pending", "done", "failed"];
                        };
                        readonly createdAt: {
                            readonly type: 'string';
                            readonly format: 'date-time';
                        };
                        readonly createdBy: {
                            readonly type: readonly ["integer", "null"];
                        };
                        /** The file itself; of what is not public a link that holds for ten minutes. */
                        readonly url: {
                            readonly type: 'string';
                        };
                        readonly variants: {
                            readonly type: 'array';
                            readonly items: {
                                readonly type: 'object';
                                readonly additionalProperties: false;
                                readonly required: readonly ["url", "width", "height", "format", "bytes"];
                                readonly properties: {
                                    readonly url: {
                                        readonly type: 'string';
                                    };
                                    readonly width: {
                                        readonly type: 'integer';
                                    };
                                    readonly height: {
                                        readonly type: 'integer';
                                    };
                                    readonly format: {
                                        readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                    };
                                    readonly bytes: {
                                        readonly type: 'integer';
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const getMedia: {
    readonly id: "getMedia";
    readonly method: "GET";
    readonly path: "/api/media/:id";
    readonly group: "Media";
    readonly summary: "One picture or file, with everything that uses it";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The picture";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants", "uses"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    /** What content names it by: `media:<id>`. */
                    readonly reference: {
                        readonly type: 'string';
                        readonly format: 'media';
                    };
                    readonly class: {
                        readonly enum: readonly ["public", "minor", "private"];
                    };
                    readonly kind: {
                        readonly enum: readonly ["picture", "document"];
                    };
                    readonly fileName: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Media type of a document. */
                    readonly mime: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly bytes: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly width: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    readonly height: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    /** Null where the name of the item that shows it stands in. */
                    readonly alt: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly decorative: {
                        readonly type: 'boolean';
                    };
                    readonly thumbhash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly focal: {
                        readonly anyOf: readonly [{
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
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly avifState: {
                        readonly enum: readonly ["pending", "done", "failed"];
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly createdBy: {
                        readonly type: readonly ["integer", "null"];
                    };
                    /** The file itself; of what is not public a link that holds for ten minutes. */
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly variants: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["url", "width", "height", "format", "bytes"];
                            readonly properties: {
                                readonly url: {
                                    readonly type: 'string';
                                };
                                readonly width: {
                                    readonly type: 'integer';
                                };
                                readonly height: {
                                    readonly type: 'integer';
                                };
                                readonly format: {
                                    readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                };
                                readonly bytes: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                    readonly uses: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["type", "id", "name", "field", "state"];
                            readonly properties: {
                                /** A content type, or `student`, `studentDocument`, `enquiryDocument`, `syllabus`. */
                                readonly type: {
                                    readonly type: 'string';
                                };
                                readonly id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly field: {
                                    readonly type: 'string';
                                };
                                readonly state: {
                                    readonly enum: readonly ["draft", "published", "scheduled", "kept", "bin"];
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const changeMedia: {
    readonly id: "changeMedia";
    readonly method: "PATCH";
    readonly path: "/api/media/:id";
    readonly group: "Media";
    readonly summary: "Change the alternative text, the focal point, or the class of one that nothing uses";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly minProperties: 1;
        readonly properties: {
            /** Null: the name of the item that shows it stands in. */
            readonly alt: {
                readonly type: readonly ["string", "null"];
                readonly maxLength: 250;
            };
            readonly decorative: {
                readonly type: 'boolean';
            };
            /** Null: the centre. */
            readonly focal: {
                readonly anyOf: readonly [{
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
                }, {
                    readonly type: 'null';
                }];
            };
            readonly class: {
                readonly enum: readonly ["public", "minor"];
            };
        };
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The changed picture";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    /** What content names it by: `media:<id>`. */
                    readonly reference: {
                        readonly type: 'string';
                        readonly format: 'media';
                    };
                    readonly class: {
                        readonly enum: readonly ["public", "minor", "private"];
                    };
                    readonly kind: {
                        readonly enum: readonly ["picture", "document"];
                    };
                    readonly fileName: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Media type of a document. */
                    readonly mime: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly bytes: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly width: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    readonly height: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    /** Null where the name of the item that shows it stands in. */
                    readonly alt: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly decorative: {
                        readonly type: 'boolean';
                    };
                    readonly thumbhash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly focal: {
                        readonly anyOf: readonly [{
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
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly avifState: {
                        readonly enum: readonly ["pending", "done", "failed"];
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly createdBy: {
                        readonly type: readonly ["integer", "null"];
                    };
                    /** The file itself; of what is not public a link that holds for ten minutes. */
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly variants: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["url", "width", "height", "format", "bytes"];
                            readonly properties: {
                                readonly url: {
                                    readonly type: 'string';
                                };
                                readonly width: {
                                    readonly type: 'integer';
                                };
                                readonly height: {
                                    readonly type: 'integer';
                                };
                                readonly format: {
                                    readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                };
                                readonly bytes: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const removeMedia: {
    readonly id: "removeMedia";
    readonly method: "DELETE";
    readonly path: "/api/media/:id";
    readonly group: "Media";
    readonly summary: "Delete a picture or public document with its files; 409 names what uses it";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly answers: {
        readonly 204: {
            readonly description: "It is gone";
        };
    };
};
export declare const replaceMedia: {
    readonly id: "replaceMedia";
    readonly method: "POST";
    readonly path: "/api/media/:id/replace";
    readonly group: "Media";
    readonly summary: "Put another picture in the place of one, everywhere; the answer has its new id";
    readonly host: "any";
    readonly access: {
        readonly kind: 'area';
        readonly area: import("../access/matrix.ts").Area;
        readonly level: import("../access/matrix.ts").AccessLevel;
        readonly scopes: readonly import("../access/matrix.ts").Scope[];
    };
    readonly takes: "multipart";
    readonly files: {
        readonly file: {
            readonly maxBytes: number;
            readonly maxCount: 1;
        };
    };
    readonly params: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["id"];
        readonly properties: {
            readonly id: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
        };
    };
    readonly body: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly properties: {
            readonly alt: {
                readonly type: 'string';
                readonly maxLength: 250;
            };
            readonly decorative: {
                readonly type: 'boolean';
                readonly default: false;
            };
        };
    };
    readonly limit: {
        max: number;
        perSeconds: number;
    };
    readonly answers: {
        readonly 200: {
            readonly description: "The picture that stands there instead";
            readonly schema: {
                readonly type: 'object';
                readonly additionalProperties: false;
                readonly required: readonly ["id", "reference", "class", "kind", "fileName", "mime", "bytes", "width", "height", "alt", "decorative", "thumbhash", "focal", "avifState", "createdAt", "createdBy", "url", "variants", "uses"];
                readonly properties: {
                    readonly id: {
                        readonly type: 'integer';
                        readonly minimum: 1;
                        readonly maximum: 2147483647;
                    };
                    /** What content names it by: `media:<id>`. */
                    readonly reference: {
                        readonly type: 'string';
                        readonly format: 'media';
                    };
                    readonly class: {
                        readonly enum: readonly ["public", "minor", "private"];
                    };
                    readonly kind: {
                        readonly enum: readonly ["picture", "document"];
                    };
                    readonly fileName: {
                        readonly type: readonly ["string", "null"];
                    };
                    /** Media type of a document. */
                    readonly mime: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly bytes: {
                        readonly type: 'integer';
                        readonly minimum: 0;
                    };
                    readonly width: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    readonly height: {
                        readonly type: readonly ["integer", "null"];
                        readonly minimum: 1;
                    };
                    /** Null where the name of the item that shows it stands in. */
                    readonly alt: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly decorative: {
                        readonly type: 'boolean';
                    };
                    readonly thumbhash: {
                        readonly type: readonly ["string", "null"];
                    };
                    readonly focal: {
                        readonly anyOf: readonly [{
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
                        }, {
                            readonly type: 'null';
                        }];
                    };
                    readonly avifState: {
                        readonly enum: readonly ["pending", "done", "failed"];
                    };
                    readonly createdAt: {
                        readonly type: 'string';
                        readonly format: 'date-time';
                    };
                    readonly createdBy: {
                        readonly type: readonly ["integer", "null"];
                    };
                    /** The file itself; of what is not public a link that holds for ten minutes. */
                    readonly url: {
                        readonly type: 'string';
                    };
                    readonly variants: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["url", "width", "height", "format", "bytes"];
                            readonly properties: {
                                readonly url: {
                                    readonly type: 'string';
                                };
                                readonly width: {
                                    readonly type: 'integer';
                                };
                                readonly height: {
                                    readonly type: 'integer';
                                };
                                readonly format: {
                                    readonly enum: readonly ["webp", "avif", "jpeg", "png"];
                                };
                                readonly bytes: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                    readonly uses: {
                        readonly type: 'array';
                        readonly items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ["type", "id", "name", "field", "state"];
                            readonly properties: {
                                /** A content type, or `student`, `studentDocument`, `enquiryDocument`, `syllabus`. */
                                readonly type: {
                                    readonly type: 'string';
                                };
                                readonly id: {
                                    readonly type: 'integer';
                                    readonly minimum: 1;
                                    readonly maximum: 2147483647;
                                };
                                readonly name: {
                                    readonly type: 'string';
                                };
                                readonly field: {
                                    readonly type: 'string';
                                };
                                readonly state: {
                                    readonly enum: readonly ["draft", "published", "scheduled", "kept", "bin"];
                                };
                            };
                        };
                    };
                };
            };
        };
    };
};
export declare const mediaCalls: readonly Call[];
export {};
