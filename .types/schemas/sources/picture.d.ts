import type { FromSchema } from 'json-schema-to-ts';
/** What a page needs to show a stored picture without layout shift. Stands beside the seed's URL field as `<field>_Media`. */
export declare const pictureSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["width", "height", "alt", "thumbhash", "focal", "variants"];
    readonly properties: {
        /** Pixels of the largest variant. */
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
        /** Base64 of the ThumbHash bytes; empty when there is none. */
        readonly thumbhash: {
            readonly type: 'string';
        };
        /** The point to keep in view, as fractions of width and height. */
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
        /** Ascending by width within a format. */
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
export type PictureData = FromSchema<typeof pictureSchema>;
