type FormatName = 'slug' | 'id' | 'date' | 'text' | 'local-date-time' | 'locale';
/** The named formats of route params, settings and sources. A theme brings no pattern of its own. */
export declare const namedFormats: Readonly<Record<FormatName, (text: string) => boolean>>;
export {};
