/** A file's name as it is displayed: its last 15 characters. */
export declare const shortFileName: (name: string) => string;
