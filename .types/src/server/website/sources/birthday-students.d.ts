export declare const birthdayStudents: {
    source: string;
    load({ reader, school }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
