import { Node } from '@tiptap/core';
import { isLibraryPicture } from '#schemas/records/article-html.ts';

export interface PictureOptions {
  /** The address of a picture of the library, for this screen; undefined for one that is gone. */
  readonly addressOf: (reference: string) => Promise<string | undefined>;
  /** What stands at a picture without a description. */
  readonly undescribed: string;
}

/** A picture of the library between the paragraphs of an article, with what it shows in the language of the article. */
export const Picture = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ addressOf: async () => undefined, undescribed: '' }),
  addAttributes: () => ({ reference: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src^="media:"]',
      getAttrs: (element) => {
        const reference = element.getAttribute('src');
        return isLibraryPicture(reference) && { reference, alt: element.getAttribute('alt') ?? '' };
      },
    },
  ],
  renderHTML: ({ node }) => ['img', { src: node.attrs.reference, alt: node.attrs.alt }],
  addNodeView() {
    const { addressOf, undescribed } = this.options;
    return ({ node }) => {
      const dom = document.createElement('figure');
      const image = dom.appendChild(document.createElement('img'));
      const caption = dom.appendChild(document.createElement('figcaption'));
      const show = ({ attrs }: typeof node): void => {
        image.alt = String(attrs.alt);
        caption.textContent = String(attrs.alt) || undescribed;
      };
      show(node);
      void addressOf(String(node.attrs.reference)).then((address) => {
        if (address !== undefined) image.src = address;
      });
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type || next.attrs.reference !== node.attrs.reference) return false;
          show(next);
          return true;
        },
      };
    };
  },
});
