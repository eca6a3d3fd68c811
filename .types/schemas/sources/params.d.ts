/** Pages of a list; 20 to a page unless said (the seed, section 9). */
export declare const pageParams: {
    readonly page: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 100000;
        readonly default: 1;
        readonly description: 'Counted from 1';
    };
    readonly pageSize: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 100;
        readonly default: 20;
        readonly description: 'The most given at once';
    };
};
/** A search in names; an empty one finds all (the seed sends it so). */
export declare const keywordParam: {
    readonly type: 'string';
    readonly maxLength: 100;
    readonly default: '';
    readonly description: 'Only those with this text in them; empty for all';
};
