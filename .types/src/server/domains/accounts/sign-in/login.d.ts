/** Signs in to the school whose host is asked; on the product's own host, an operator. */
export declare const loginHandler: import("#server/http/calls/handle.ts").Handler;
