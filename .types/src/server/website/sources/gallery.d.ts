export declare const gallery: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<{
        album_Id: number;
        album_Name: string;
        schoolThemeMediaJson: {
            Media_Name?: string;
            Media_Name_Media?: {
                alt: string;
                focal: {
                    x: number;
                    y: number;
                };
                height: number;
                thumbhash: string;
                variants: {
                    format: "avif" | "jpeg" | "png" | "webp";
                    url: string;
                    width: number;
                }[];
                width: number;
            };
            Video_Url?: string;
            caption?: string;
        }[];
    }[]>;
};
