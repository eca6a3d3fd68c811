/** Finds the certificate of a student who left. Whatever is wrong, the failure is the same, and so is the work. */
export declare const findCertificateHandler: import("#server/http/calls/handle.ts").Handler;
