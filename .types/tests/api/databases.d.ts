/** Both databases, for `describe.each` of suites on the whole server. */
export declare const databases: readonly [{
    readonly database: 'embedded';
}, {
    readonly database: 'postgres';
}];
