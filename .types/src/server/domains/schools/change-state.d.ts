/** Takes a school to its next state. Of two operators who do so at once, the second finds it moved. */
export declare const changeSchoolStateHandler: import("#server/http/calls/handle.ts").Handler;
