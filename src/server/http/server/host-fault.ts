import type { IncomingMessage } from 'node:http';

/** A host and its port as a URL may have them (RFC 3986, 3.2.2). */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::(?<port>\d*))?$/i;

const maxPort = 65_535;

/** What is wrong with the Host header of a request, which has to be there once (RFC 9112, 3.2). */
export const hostFault = ({ headers, rawHeaders, httpVersion }: IncomingMessage): string | undefined => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  if (count > 1) return 'The request names more than one host.';
  if (headers.host === undefined) return httpVersion === '1.0' ? undefined : 'The request names no host.';
  const host = hostPattern.exec(headers.host);
  return host && Number(host.groups?.port ?? 0) <= maxPort ? undefined : 'The request names what is no host.';
};
