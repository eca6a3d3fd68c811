/** How the requests are read that wait for an answer. */
export const pendingLeave = { query: { State: 'Pending', pageSize: 50 } } as const;
