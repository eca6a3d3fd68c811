/** Makes the dialog show the pictures and films of a panel; what comes back opens it at one of them. */
export declare const boxOf: (dialog: HTMLDialogElement) => ((item: HTMLAnchorElement) => void);
