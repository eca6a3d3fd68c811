export declare const schoolProfile: {
    source: string;
    loadDirectory({ directory, params }: {
        readonly directory: import("../../tenancy/content-reader.ts").Directory;
        readonly params: import("./define.ts").LoaderInput['params'];
    }): Promise<{
        school_Name: string;
        school_Slug: string;
        schoolKey: string;
        url: string;
    } | null>;
};
