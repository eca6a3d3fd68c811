export declare const partnerSchools: {
    source: string;
    loadDirectory({ directory, params }: {
        readonly directory: import("../../tenancy/content-reader.ts").Directory;
        readonly params: import("./define.ts").LoaderInput['params'];
    }): Promise<{
        school_Name: string;
    }[]>;
};
