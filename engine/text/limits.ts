/**
 * What a theme may be at most: it comes from outside, and the server reads it. A value is an object, a list or a
 * scalar; sections are counted in each template and group, blocks in each list of a section's settings.
 */
export const limits = { bytes: 512 * 1024, depth: 32, values: 5000, sections: 25, blocks: 50 } as const;

export interface LimitExceeded {
  readonly offset: number;
  readonly message: string;
}

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\n' || char === '\r' || char === '\t';

const bytesOf = (text: string): number =>
  text.length * 3 <= limits.bytes ? text.length : new TextEncoder().encode(text).length;

/** The first limit that a text passes, or null. One walk over the characters; nothing is built. */
export const findExceededLimit = (text: string): LimitExceeded | null => {
  if (text.length > limits.bytes || bytesOf(text) > limits.bytes) {
    return { offset: 0, message: `A theme is at most ${limits.bytes / 1024} KB.` };
  }
  let depth = 0;
  // The root is a value, and so are the first one in every list and object and the one behind every comma.
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
      continue;
    }
    switch (char) {
      case '"':
        inString = true;
        break;
      case '{':
      case '[': {
        depth++;
        if (depth > limits.depth) return { offset: i, message: `Nested deeper than ${limits.depth} levels.` };
        let next = i + 1;
        while (isSpace(text[next])) next++;
        if (text[next] !== '}' && text[next] !== ']') values++;
        break;
      }
      case '}':
      case ']':
        depth--;
        break;
      case ',':
        values++;
        break;
    }
    if (values > limits.values) return { offset: i, message: `A theme has at most ${limits.values} values.` };
  }
  return null;
};
