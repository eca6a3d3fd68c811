/** Changes an account. A change of what it may do ends its sign-ins, and one of its email the links that went there. */
export declare const changeUserHandler: import("#server/http/calls/handle.ts").Handler;
