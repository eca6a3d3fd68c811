const maxLength = 120;

/** Of a name that was sent, the end is looked at: no system has longer ones. */
const maxSent = 1000;

/** What may not stand in a file's name on some system, and the signs that turn the direction of a text. */
const unsafe = /[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"/\\|?*;]+/gu;

/**
 * The name that a file was sent under, made safe to be shown and downloaded: its last part, without what some systems
 * refuse, at most 120 characters; with this extension where one is given.
 */
export const safeFileName = (name: string, extension = ''): string => {
  const last = name.slice(-maxSent).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const own = /\.([A-Za-z0-9]{1,5})$/.exec(last)?.[1] ?? '';
  const ending = extension || own ? `.${extension || own}` : '';
  const stem = last
    .slice(0, own ? -own.length - 1 : undefined)
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  return `${[...(stem || 'file')].slice(0, maxLength - ending.length).join('')}${ending}`;
};

/** A `Content-Disposition` that has a browser save the answer under this name, in any script (RFC 6266, RFC 8187). */
export const attachmentHeader = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
