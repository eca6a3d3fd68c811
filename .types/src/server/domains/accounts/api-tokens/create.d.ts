/** Makes a token for a program, with no more rights than whoever makes it; the answer alone has the token itself. */
export declare const createApiTokenHandler: import("#server/http/calls/handle.ts").Handler;
