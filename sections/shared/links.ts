/** A link's target from content, or undefined if its scheme could run code or means nothing. */
export const safeHref = (url: string | undefined): string | undefined => {
  const href = url?.trim();
  if (!href || href === '#') return undefined;
  if (/^(\/(?![/\\])|#)/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
};

/** `tel:` with nothing but digits and a leading plus. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

export const mailHref = (email: string): string => `mailto:${email.trim()}`;

/** A mobile number of India in two groups of five, as it is read out; every other number as the school wrote it. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\s*(?:\+?91[\s-]*|0)?([6-9]\d{4})[\s-]*(\d{5})\s*$/, '+91 $1 $2');

/** WhatsApp wants the number with its country code and no plus; ten digits, or eleven after a 0, are of India. */
export const whatsappHref = (number: string): string => {
  const digits = number.replace(/\D/g, '');
  const isWhole = number.trim().startsWith('+');
  return `https://wa.me/${isWhole ? digits : digits.replace(/^0?([6-9]\d{9})$/, '91$1')}`;
};

/** The school's own map link, else a search for its address on OpenStreetMap. */
export const mapHref = (mapUrl: string | undefined, address: string | undefined): string | undefined =>
  safeHref(mapUrl) ??
  (address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : undefined);
