/** Whether there is a database to ask, or a server that has one. Looking makes none, unlike running an operation. */
export declare const hasDatabase: () => boolean;
