/** A name that nothing else has. Made without `randomUUID`, which a page has over HTTPS alone. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
