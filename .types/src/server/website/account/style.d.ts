/** The card of the account's pages, on top of a theme's tokens and base. */
export declare const cardStyle: string;
