/** Writes what was sent and its number into the receipt, and asks for the papers that the class needs. */
export declare const fillReceipt: (form: HTMLFormElement, { Reference_No, warnings }: Readonly<Record<string, unknown>>) => Promise<void>;
