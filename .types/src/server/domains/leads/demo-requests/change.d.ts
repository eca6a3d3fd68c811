/** Takes a demo request one step along its life. Of two who do so at once, the second finds it moved. */
export declare const changeDemoRequestHandler: import("#server/http/calls/handle.ts").Handler;
