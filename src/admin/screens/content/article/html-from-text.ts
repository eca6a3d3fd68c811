const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What WhatsApp writes before each of several messages: `[10:32 am, 24/11/2026] Asha Rao: `. */
const messageHead = /^\[\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?, \d{1,2}\/\d{1,2}\/\d{2,4}\] [^:\n]{1,60}: /gim;

/** A sign around words, as WhatsApp marks them: not within a word, and not with a space inside. */
const marked = (sign: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}${sign}])${sign}(\\S(?:[^${sign}\\n]*\\S)?)${sign}(?![\\p{L}\\p{N}${sign}])`, 'gu');

const marks = [
  [marked('\\*'), 'strong'],
  [marked('_'), 'em'],
  [marked('~'), 's'],
] as const;

const entry = /^(?:[•·▪‣*-]|(\d{1,3})[.)])\s+(?=\S)/;

const withMarks = (line: string): string =>
  marks.reduce((html, [pattern, tag]) => html.replace(pattern, `<${tag}>$1</${tag}>`), escapeText(line));

type ListTag = 'ul' | 'ol';

/** HTML for a text that was copied from a chat: its paragraphs, lists and marked words, without who wrote it and when. */
export const htmlFromText = (text: string): string => {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200e\u200f\u2060\ufeff]/g, '')
    .replace(messageHead, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  let html = '';
  let list: ListTag | undefined;
  const change = (next: ListTag | undefined): void => {
    if (next === list) return;
    html += `${list ? `</${list}>` : ''}${next ? `<${next}>` : ''}`;
    list = next;
  };
  for (const line of lines) {
    const found = entry.exec(line);
    change(found ? (found[1] === undefined ? 'ul' : 'ol') : undefined);
    html += found ? `<li>${withMarks(line.slice(found[0].length))}</li>` : `<p>${withMarks(line)}</p>`;
  }
  change(undefined);
  return html;
};
