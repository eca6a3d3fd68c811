interface FastifyFault extends Error {
    readonly code?: string;
    readonly statusCode?: number;
}
/** What Fastify and its multipart reader refuse by themselves, as a failure of the catalog; other errors as they are. */
export declare const requestFault: (error: FastifyFault) => Error;
export {};
