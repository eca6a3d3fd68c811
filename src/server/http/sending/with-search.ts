/** An address with more of a query, as it is written behind the question mark. */
export const withSearch = (address: string, search: string): string =>
  search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`;
