/** How one's own children are read, or oneself: whose they are is the server's to say. */
export const ownChildren = { query: { pageSize: 20 }, asFamily: true } as const;
