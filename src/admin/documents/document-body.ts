/** A document as the calls take it: what is filled in, and the file where there is one. */
export const documentBody = (fields: Readonly<Record<string, string | number>>, file: File | undefined): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const text = String(value).trim();
    if (text !== '') body.set(name, text);
  }
  if (file) body.set('DocumentURL', file);
  return body;
};
