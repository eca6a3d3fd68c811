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

declare const safe: unique symbol;

/** HTML that was sanitised by this server, and may be put into a page as it is. */
export type SafeHtml = string & { readonly [safe]: true };

/**
 * HTML from people, reduced to prose: headings below the page's own, lists, tables, links, emphasis. Never script,
 * style, svg, math, frames, pictures, event handlers or `javascript:`. Run when it is stored, and again on its way out.
 * Of HTML that is nested too deeply nothing but the text is left.
 */
export const sanitizeHtml = (html: string): SafeHtml => sanitize(shallow(html), options).trim() as SafeHtml;

/** HTML without its tags where they are nested too deeply to be worked on. */
const shallow = (html: string): string => (isNestedTooDeeply(html) ? html.replace(/<[^<>]*>/g, ' ') : html);

/** The text of HTML, for asking whether anything is left of it. */
export const htmlToText = (html: string): string =>
  sanitize(shallow(html), { allowedTags: [], allowedAttributes: {}, nonTextTags: options.nonTextTags ?? [] }).trim();
