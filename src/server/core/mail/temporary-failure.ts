const connectionFailures = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);

/**
 * Whether a mail that could not be handed over may be taken a little later: the mail server was not reached, or has
 * answered so (RFC 5321, 4.2.1).
 */
export const isTemporaryFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    return error.responseCode >= 400 && error.responseCode < 500;
  return 'code' in error && typeof error.code === 'string' && connectionFailures.has(error.code);
};
