export declare const setSlugCommand: (slug: string, wanted: string) => Promise<void>;
