export declare const schoolByDomain: {
    source: string;
    load({ school: { themeId, schoolId, schoolKey, host } }: import("./define.ts").LoaderInput): Promise<{
        theme_Id: number;
        school_Id: number;
        schoolKey: string;
        school_Domain: string;
    }>;
};
