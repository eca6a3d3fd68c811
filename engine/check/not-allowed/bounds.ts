/** What the patterns of the theme format mean. A test keeps the list complete. */
const patterns = new Map([
  ['^[a-z][A-Za-z0-9-]{0,39}$', 'begins with a small letter and has letters, digits and hyphens, at most 40'],
  ['^[a-z][a-z0-9-]{1,39}$', 'begins with a small letter and has small letters, digits and hyphens, 2 to 40'],
  ['^#[0-9A-Fa-f]{6}$', 'is a colour such as #AE3317'],
  ['^\\d+\\.\\d+\\.\\d+$', 'is three numbers such as 1.0.0'],
  ['^[a-z]{2}(-[A-Z]{2})?$', 'is the code of a language such as "en" or "en-IN"'],
  ['^/', 'begins with a slash'],
  ['^[A-Za-z0-9 -]{1,60}$', 'has letters, digits, spaces and hyphens, at most 60'],
  ['^\\{[A-Za-z0-9.-]+\\}$', 'is the name of a token in braces, such as "{color.canvas}"'],
]);

/** What is wrong with a value that passes a bound of its schema: `is more than 1, …`. Undefined for a rare one. */
export const describeBound = (keyword: string, bound: unknown): string | undefined => {
  switch (keyword) {
    case 'maximum':
      return `is more than ${bound}, the most there may be`;
    case 'minimum':
      return `is less than ${bound}, the least there may be`;
    case 'pattern': {
      const words = patterns.get(String(bound));
      return words && `does not fit: what stands here ${words}`;
    }
    case 'minLength':
      return bound === 1 ? 'is empty, and a text is needed' : `is shorter than ${bound} characters`;
    case 'maxLength':
      return `is longer than ${bound} characters`;
    case 'minItems':
      return `has fewer than ${bound} ${bound === 1 ? 'item' : 'items'}`;
    case 'maxItems':
      return `has more than ${bound} items`;
    case 'format':
      return bound === 'link' ? 'is not a link: a link begins with /, https://, mailto:, tel: or #' : undefined;
    default:
      return undefined;
  }
};
