/**
 * Puts the items of a type in an order. The order is no part of an item: its version stays, so that who edits one
 * meanwhile is not disturbed.
 */
export declare const orderContentHandler: import("#server/http/calls/handle.ts").Handler;
