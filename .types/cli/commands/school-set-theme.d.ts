export declare const setThemeCommand: (slug: string, id: string) => Promise<void>;
