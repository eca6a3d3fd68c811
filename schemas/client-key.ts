/** The header by which whoever sends a request names it, so that it may be sent again and is done once. */
export const clientKeyHeader = 'idempotency-key';

/** A UUID, or whatever else is hard to guess. */
export const clientKeyPattern = '^[\\w-]{16,64}$';
