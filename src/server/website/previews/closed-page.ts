import { type PlainPage, plainPage } from '#server/http/sending/error-page.ts';

const texts = {
  ended: [
    'This preview has ended',
    'The link was good for a limited time. Ask the school’s office for a new one. The website itself is open to everybody.',
  ],
  wrong: [
    'There is no preview at this address',
    'The link may be cut off, or has been changed. Open it again as it was sent, or ask the school’s office for a new one.',
  ],
} as const;

/** What a preview's address leads to whose time has passed, or that nobody has made. */
export const closedPreview = (kind: keyof typeof texts, requestId: string): PlainPage => {
  const [title, text] = texts[kind];
  return plainPage({ title, text, link: { href: '/', label: 'Open the website' } }, requestId);
};
