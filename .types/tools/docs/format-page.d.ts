/** The page of the theme format. */
export declare const formatPage: () => string;
