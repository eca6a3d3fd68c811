import sanitize from 'sanitize-html';
import { articleHtml, isLibraryPicture, isOutward } from '#schemas/records/article-html.ts';
import { isNestedTooDeeply } from './html-depth.ts';

const options: sanitize.IOptions = {
  allowedTags: [...articleHtml.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(articleHtml.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...articleHtml.schemes],
  allowedSchemesByTag: { img: ['media'] },
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
        ...(isOutward(href ?? '') && { rel: articleHtml.outwardRel }),
      },
    }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLibraryPicture(attribs.src),
};

/**
 * HTML from people, reduced to prose: headings below the page's own, lists, tables, links, emphasis, pictures
 * of the library. Never script, style, svg, math, frames, other pictures, event handlers or `javascript:`. Of HTML that is nested too deeply nothing but the
 * text is left. Takes up to a millisecond for each thousand characters: a server calls `sanitizeHtml`.
 */
export const sanitizeInPlace = (html: string): string => sanitize(shallow(html), options).trim();

/** HTML without its tags where they are nested too deeply to be worked on. */
const shallow = (html: string): string => (isNestedTooDeeply(html) ? html.replace(/<[^<>]*>/g, ' ') : html);
