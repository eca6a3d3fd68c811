const kinds: ReadonlySet<string> = new Set(['pdf', 'jpg', 'jpeg', 'png', 'webp', 'doc', 'docx', 'xls', 'xlsx']);

/** What kind of file an address ends in, such as `PDF`; empty if it does not say. */
export const fileKind = (url: string): string => {
  const ending = /\.([a-z]{3,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return kinds.has(ending) ? ending.toUpperCase() : '';
};
