export declare const policyPage: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<{
        policy_Text: import("#server/core/validation/sanitize-html.ts").SafeHtml;
    } | null>;
};
