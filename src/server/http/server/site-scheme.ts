import type { IncomingHttpHeaders } from 'node:http';
import { hostName } from '#server/tenancy/hosts.ts';

/** Names for the machine itself, which is reached without TLS whatever BASE_URL says. */
const isLocal = (name: string): boolean => name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost');

/**
 * The schemes that the pages of a request's host may have, such as `https:`; none where it names no host. This server
 * speaks no TLS itself: `protocol` is `https` only where a trusted proxy says so, else it goes by BASE_URL.
 */
export const schemesOf = (host: string | undefined, protocol: string, baseUrl: URL): readonly string[] => {
  const name = hostName(host);
  if (name === undefined) return [];
  if (protocol === 'https') return ['https:'];
  if (isLocal(name)) return ['http:', baseUrl.protocol];
  const isUnderBase = name === baseUrl.hostname || name.endsWith(`.${baseUrl.hostname}`);
  // Links lead to a school's own domain by https.
  return isUnderBase || baseUrl.protocol === 'https:' ? [baseUrl.protocol] : ['http:', 'https:'];
};

/** Whether the host is served by https alone, and this request came so as far as anyone says. */
export const isHttpsOnly = ({ host, 'x-forwarded-proto': proto }: IncomingHttpHeaders, baseUrl: URL): boolean => {
  if (baseUrl.protocol !== 'https:' || /(^|,)\s*http\s*$/i.test(String(proto))) return false;
  const name = hostName(host);
  return name !== undefined && !isLocal(name);
};
