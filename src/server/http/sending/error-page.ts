import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#fbfaf7;color:#141827;' +
  'font:1.125rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:2rem;line-height:1.2}p{margin:0;max-width:34rem}' +
  'a{color:#2446d0;font-weight:700}small{color:#565c70}';

const texts = {
  500: [
    'Something went wrong at our end',
    'The page could not be shown. The problem has been recorded, and nothing you entered elsewhere is lost.',
  ],
  503: ['We will be back in a moment', 'The site cannot reach its data just now. Please try again in a few seconds.'],
} as const;

/** A page that is sent as it is. */
export interface PlainPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

interface PlainText {
  readonly title: string;
  readonly text: string;
  /** Where to go on. */
  readonly link: { readonly href: string; readonly label: string };
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A page that needs nothing to work: for when the database or a page itself has failed. */
export const errorPage = (status: 500 | 503, requestId: string): PlainPage => {
  const [title, text] = texts[status];
  const link = { href: '', label: 'Try again' };
  return plainPage({ title, text, link, ...(status === 503 ? { retryAfter: 5 } : {}) }, requestId);
};

/** A page in the product's neutral style, never cached or indexed. Its texts are ours: none is escaped. */
export const plainPage = ({ title, text, link, retryAfter }: PlainText, requestId: string): PlainPage => ({
  headers: {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(style),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  },
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><meta name="robots" content="noindex"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.href}">${link.label}</a></p>` +
    `<small>Reference ${requestId}</small></main></body></html>`,
});
