/** What HTML from people may have: the sanitiser leaves nothing else of it, and the office's editor writes nothing else. */
export const articleHtml = {
  tags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'a',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  /** Of the addresses of links; besides them, pages of the site by their path. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** What every link to another site says of itself. */
  outwardRel: 'noopener noreferrer',
} as const;

/** Whether a link leads to another site. */
export const isOutward = (href: string): boolean => /^\s*https?:/i.test(href);

/** The pictures of HTML are those of the school's library: `media:<id>`. */
export const isLibraryPicture = (src: unknown): src is string =>
  typeof src === 'string' && /^media:[1-9]\d{0,9}$/.test(src);
