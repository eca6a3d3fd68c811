/** The words of a text with markup, each block on a line of its own; one without markup as it is. */
export const plainText = (text: string): string => {
  if (!/<\w+[^>]*>/.test(text)) return text;
  const lines = text.replace(/<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote)>/gi, '$&\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
};
