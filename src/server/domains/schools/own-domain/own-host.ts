import { isIP } from 'node:net';
import { wrongField } from '#server/core/errors/refusals.ts';

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762), and `.invalid`, where former slugs are kept. */
const nowhere = new Set(['localhost', 'local', 'test', 'example', 'invalid', 'internal', 'onion', 'arpa']);

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The host that somebody has written, as a name or an address of a page. Errors: `NOT_VALID` for what is no name on the
 * internet, and for the product's own hosts.
 */
export const parseOwnHost = (written: string, base: string): string => {
  const address = written
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const [name = ''] = address.split(/[/?#]/, 1);
  const host = name.replace(/\.$/, '');
  const labels = host.split('.');
  const isName = host.length <= 240 && labels.length >= 2 && labels.every((one) => label.test(one)) && isIP(host) === 0;
  if (!isName || nowhere.has(labels.at(-1) ?? ''))
    throw wrongField('Host', 'Enter a name such as www.your-school.org, without https:// and without a page.');
  if (host === base || host.endsWith(`.${base}`))
    throw wrongField('Host', 'This is an address of the product. Enter a domain of your own.');
  return host;
};
