import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#fbfaf7;color:#141827;' +
  'font:1.125rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:2rem;line-height:1.2}p{margin:0;max-width:34rem}' +
  'a{color:#2446d0;font-weight:700}small{color:#565c70}';

const texts = {
  500: [
    'Something went wrong on our side',
    'The page could not be shown. It has been noted, and nothing you entered elsewhere is lost.',
  ],
  503: ['We are back in a moment', 'The site cannot reach its data just now. Please try again in a few seconds.'],
} as const;

/** A page that needs nothing to work: for when the database or a page itself has failed. */
export const errorPage = (status: 500 | 503, requestId: string): { headers: Record<string, string>; html: string } => {
  const [title, text] = texts[status];
  return {
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(style),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(status === 503 ? { 'retry-after': '5' } : {}),
    },
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><meta name="robots" content="noindex"><style>${style}</style></head>` +
      `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">Try again</a></p><small>Reference ${requestId}</small></main></body></html>`,
  };
};
