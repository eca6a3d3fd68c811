interface Cut {
  /** Paragraphs that always show; the last of them may end in the middle. */
  readonly shown: readonly string[];
  /** The rest of the paragraph that was cut, empty if it ends between two. */
  readonly tail: string;
  readonly hidden: readonly string[];
}

/**
 * Cuts a text at a number of characters, back to the end of a word. A text that fits is not cut, nor one of which fewer
 * than `least` characters would be hidden.
 */
export const cutText = (text: string, at: number, least = 0): Cut => {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (text.length < at + least) return { shown: paragraphs, tail: '', hidden: [] };
  const shown: string[] = [];
  let room = at;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length <= room) {
      shown.push(paragraph);
      room -= paragraph.length;
      continue;
    }
    const hidden = paragraphs.slice(index + 1);
    const space = paragraph.lastIndexOf(' ', room);
    if (space < 1 && shown.length > 0) return { shown, tail: '', hidden: [paragraph, ...hidden] };
    const end = space < 1 ? room : space;
    return { shown: [...shown, paragraph.slice(0, end)], tail: paragraph.slice(end), hidden };
  }
  return { shown, tail: '', hidden: [] };
};
