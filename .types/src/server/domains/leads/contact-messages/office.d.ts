import { type Handler } from '#server/http/calls/handle.ts';
export declare const contactMessageHandlers: Handler[];
