interface Sending {
    readonly fields: Readonly<Record<string, string>>;
    readonly file: File;
    readonly onPercent: (percent: number) => void;
}
/** Sends one paper; what the server says against it, or undefined where it has it. Only this request tells how far it is. */
export declare const sendPaper: ({ fields, file, onPercent }: Sending) => Promise<string | undefined>;
export {};
