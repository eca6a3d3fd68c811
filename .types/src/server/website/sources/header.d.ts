export declare const header: {
    source: string;
    load({ reader, school }: import("./define.ts").LoaderInput): Promise<{
        student_Domain?: string;
        admission_Open: boolean;
        school_Name: {};
        school_Slug: string;
        schoolKey: string;
    }>;
};
