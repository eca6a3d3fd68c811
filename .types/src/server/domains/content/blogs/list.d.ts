/** The articles that visitors see, the newest first. */
export declare const listBlogsHandler: import("#server/http/calls/handle.ts").Handler;
