/** The page of conditions and refs. */
export declare const conditionPage: () => string;
