export declare const testSources: ({
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        properties: {
            page: {
                type: "integer";
                minimum: number;
                maximum: number;
            };
            topic: {
                enum: string[];
            };
        };
    };
    result: {
        type: "array";
        items: {
            type: "object";
            required: string[];
            properties: {
                title: {
                    type: "string";
                };
                tags: {
                    type: "array";
                    items: {
                        type: "string";
                    };
                };
            };
        };
    };
    tags: string[];
    expires: "midnight";
    privacy: "public";
} | {
    name: string;
    title: string;
    params: {
        type: "object";
        additionalProperties: false;
        required: string[];
        properties: {
            slug: {
                type: "string";
                format: string;
            };
            preview: {
                type: "boolean";
            };
        };
    };
    result: {
        anyOf: ({
            type: "object";
            required: string[];
            properties: {
                title: {
                    type: "string";
                };
                lead: {
                    type: "string";
                };
            };
        } | {
            required?: never;
            properties?: never;
            type: "null";
        })[];
    };
    tags: string[];
    expires: "never";
    privacy: "public";
})[];
