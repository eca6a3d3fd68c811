/** What this window of the office calls itself, until it is loaded anew. */
export const windowName = [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');
