import sanitize from 'sanitize-html';
import { isNestedTooDeeply } from './html-depth.ts';

const options: sanitize.IOptions = {
  allowedTags: [
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
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these is not prose.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'xmp',
    'title',
  ],
  transformTags: {
    // A page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(/^\s*https?:/i.test(href ?? '') && { rel: 'noopener noreferrer' }),
      },
    }),
  },
};

/**
 * HTML from people, reduced to prose: headings below the page's own, lists, tables, links, emphasis. Never script,
 * style, svg, math, frames, pictures, event handlers or `javascript:`. Of HTML that is nested too deeply nothing but the
 * text is left. Takes up to a millisecond for each thousand characters: a server calls `sanitizeHtml`.
 */
export const sanitizeInPlace = (html: string): string => sanitize(shallow(html), options).trim();

/** HTML without its tags where they are nested too deeply to be worked on. */
const shallow = (html: string): string => (isNestedTooDeeply(html) ? html.replace(/<[^<>]*>/g, ' ') : html);
