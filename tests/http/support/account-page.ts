import type { Answer } from '../../support/request.ts';

/** The text of the first element with an attribute. */
const textAt = (text: string, attribute: string): string | undefined =>
  new RegExp(`<p[^>]*${attribute}[^>]*>([^<]*)</p>`).exec(text)?.[1];
export const alertOf = ({ text }: Answer) => textAt(text, 'role="alert"');
export const statusOf = ({ text }: Answer) => textAt(text, 'role="status"');
export const actionOf = ({ text }: Answer) => /<form method="post" action="([^"]*)"/.exec(text)?.[1];
export const fieldsOf = ({ text }: Answer) =>
  [...text.matchAll(/<input [^>]*?name="([^"]*)"/g)].map(([, name]) => name);
