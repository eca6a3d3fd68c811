/** `GET /api/lookups/<kind>`: one list, whole. */
export declare const listLookupHandler: import("#server/http/calls/handle.ts").Handler;
