/**
 * JSON that is safe inside a script element: nothing in it can end the element, and JavaScript reads it as JSON does.
 */
export const escapeScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (unsafe) => escapes[unsafe] ?? '');

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
