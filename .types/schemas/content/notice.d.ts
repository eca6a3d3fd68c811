export declare const noticeSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["noticeHead", "entryDateTime"];
    readonly properties: {
        readonly noticeID: {
            readonly type: 'integer';
        };
        readonly noticeHead: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 200;
        };
        readonly noticeDetails: {
            readonly type: 'string';
            readonly maxLength: 4000;
        };
        readonly entryDateTime: {
            readonly type: 'string';
            readonly format: 'local-date-time';
        };
        readonly audience: {
            readonly enum: readonly ["All", "Students", "Parents", "Staff"];
        };
        /** Whether it stands above the others. */
        readonly isPinned: {
            readonly type: 'boolean';
        };
        /** A link, or a public file of the library as `media:<id>`. */
        readonly attachmentUrl: {
            readonly type: 'string';
            readonly format: 'attachment';
        };
        /** How much it matters; an emergency is told on every page. */
        readonly level: {
            readonly enum: readonly ["Info", "Important", "Emergency"];
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const notice: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["noticeHead", "entryDateTime"];
        readonly properties: {
            readonly noticeID: {
                readonly type: 'integer';
            };
            readonly noticeHead: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly noticeDetails: {
                readonly type: 'string';
                readonly maxLength: 4000;
            };
            readonly entryDateTime: {
                readonly type: 'string';
                readonly format: 'local-date-time';
            };
            readonly audience: {
                readonly enum: readonly ["All", "Students", "Parents", "Staff"];
            };
            /** Whether it stands above the others. */
            readonly isPinned: {
                readonly type: 'boolean';
            };
            /** A link, or a public file of the library as `media:<id>`. */
            readonly attachmentUrl: {
                readonly type: 'string';
                readonly format: 'attachment';
            };
            /** How much it matters; an emergency is told on every page. */
            readonly level: {
                readonly enum: readonly ["Info", "Important", "Emergency"];
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {};
    nameField: string;
    server: string[];
};
