/** What `--format json` prints: indented, with a line end. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
