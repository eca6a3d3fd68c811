/** The language of an item's texts; left out where the school has not said it. */
export declare const contentLang: {
    readonly type: 'string';
    readonly format: 'locale';
};
