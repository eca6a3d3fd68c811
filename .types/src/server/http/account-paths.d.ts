/** The pages of an account beside the site's own, each a path of the school's host. */
export declare const accountPages: {
    readonly login: '/login';
    readonly forgot: '/login/forgot';
    readonly reset: '/login/reset';
    readonly invitation: '/login/invitation';
    readonly verify: '/login/verify';
};
