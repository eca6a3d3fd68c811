import type { Outlines } from './outlines.ts';

interface FitOptions {
  readonly text: string;
  readonly outlines: Pick<Outlines, 'width'>;
  /** Pixels. */
  readonly width: number;
  /** Descending, in pixels: the first at which the text fits is taken. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
  /** Pixels that all lines together may take, each as high as it is large. */
  readonly height?: number;
}

/** A text in lines, as large as it fits; at the smallest size what is too long is cut. */
export const fitText = ({ text, outlines, width, sizes, maxLines, height = Number.POSITIVE_INFINITY }: FitOptions) => {
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = linesOf(words, (line) => outlines.width(line, size) <= width);
    const wide = lines.some((line) => outlines.width(line, size) > width);
    if (!wide && lines.length <= maxLines && lines.length * size <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  const fits = (line: string): boolean => outlines.width(line, size) <= width;
  const lines = linesOf(words, fits);
  const shown = lines.slice(0, maxLines);
  return {
    size,
    lines: shown.map((line, at) => shorten(line, { fits, more: at === maxLines - 1 && lines.length > maxLines })),
  };
};

const linesOf = (words: readonly string[], fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
};

/** Cuts a line until it fits; with three dots where it is cut or there is more of the text. */
const shorten = (line: string, { fits, more }: { fits: (line: string) => boolean; more: boolean }): string => {
  if (!more && fits(line)) return line;
  let words = line.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words = words.slice(0, -1);
  if (fits(`${words.join(' ')} …`)) return `${words.join(' ')} …`;
  let letters = [...(words[0] ?? '')];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
};
