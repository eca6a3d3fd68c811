export declare const blogSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["blog_Title", "blog_Description", "entryDate"];
    readonly properties: {
        readonly blog_Id: {
            readonly type: 'integer';
        };
        readonly blog_Title: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 200;
        };
        readonly blog_Slug: {
            readonly type: 'string';
            readonly format: 'slug';
        };
        readonly blog_Description: {
            readonly type: 'string';
            readonly minLength: 1;
            readonly maxLength: 60000;
        };
        readonly blog_Media: {
            readonly type: 'string';
            readonly format: 'media';
        };
        readonly entryDate: {
            readonly type: 'string';
            readonly format: 'date';
        };
        /** 1: of the product; 2: of a school. Without it, whoever's it is. */
        readonly blogFor: {
            readonly enum: readonly [1, 2];
        };
        readonly blogCategoryId: {
            readonly type: 'integer';
            readonly minimum: 1;
            readonly maximum: 2147483647;
        };
        readonly author: {
            readonly type: 'string';
            readonly maxLength: 100;
        };
        readonly lang: {
            readonly type: 'string';
            readonly format: 'locale';
        };
    };
};
export declare const blog: {
    type: string;
    singleton: false;
    schema: {
        readonly type: 'object';
        readonly additionalProperties: false;
        readonly required: readonly ["blog_Title", "blog_Description", "entryDate"];
        readonly properties: {
            readonly blog_Id: {
                readonly type: 'integer';
            };
            readonly blog_Title: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 200;
            };
            readonly blog_Slug: {
                readonly type: 'string';
                readonly format: 'slug';
            };
            readonly blog_Description: {
                readonly type: 'string';
                readonly minLength: 1;
                readonly maxLength: 60000;
            };
            readonly blog_Media: {
                readonly type: 'string';
                readonly format: 'media';
            };
            readonly entryDate: {
                readonly type: 'string';
                readonly format: 'date';
            };
            /** 1: of the product; 2: of a school. Without it, whoever's it is. */
            readonly blogFor: {
                readonly enum: readonly [1, 2];
            };
            readonly blogCategoryId: {
                readonly type: 'integer';
                readonly minimum: 1;
                readonly maximum: 2147483647;
            };
            readonly author: {
                readonly type: 'string';
                readonly maxLength: 100;
            };
            readonly lang: {
                readonly type: 'string';
                readonly format: 'locale';
            };
        };
    };
    media: {
        blog_Media: "public";
    };
    html: string[];
    nameField: string;
    server: string[];
    statusNames: {
        draft: string;
        scheduled: string;
        published: string;
        changed: string;
        expired: string;
        deleted: string;
    };
};
