import { formatJson } from '#shared/format-json.ts';

/** A table of GitHub's Markdown. A bar in a cell would end it, and a new line the row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};

export const code = (text: string): string => `\`${text}\``;

export const jsonBlock = (value: unknown): string => `\`\`\`json\n${formatJson(JSON.stringify(value))}\`\`\``;

/** Paragraphs, with what is empty left out. */
export const page = (...parts: readonly (string | undefined)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;
