import { createHash } from 'node:crypto';
import { headScript } from '#site/document.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptHash = sha256(headScript);

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Of the office's pages: its gate takes photos and reads passes by the camera, which a browser asks about first. */
export const officeHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
};

/**
 * The policy of an HTML page: scripts only from files of our own, the head's script and the one style element by hash.
 * Style attributes are allowed, since they cannot run anything; there is neither `unsafe-eval` nor a nonce.
 * `formTargets` are the sources next to this host that the answer to a form may lead to.
 */
export const contentSecurityPolicy = (style: string, formTargets: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHash}`,
    `style-src 'self' ${sha256(style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // A film is shown in a frame only after its play button was pressed.
    'frame-src https://www.youtube-nocookie.com',
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The policy of the office: scripts from files of our own, style elements by nonce, since its components add some as they
 * are shown; pictures that are being chosen, and frames of this host that preview its pages.
 */
export const officeSecurityPolicy = (styleNonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The policy of a page that is shown as a preview: frames of this host alone may hold it, and no form of it is sent, nor
 * does a script hear of it. In one that is still, no script runs.
 */
export const previewSecurityPolicy = (style: string, isStill: boolean): string =>
  contentSecurityPolicy(style)
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .concat(
      isStill
        ? '; sandbox allow-same-origin'
        : '; sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );

/** For uploaded files: whatever the bytes are, nothing in them runs. */
export const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For answers that are not pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
