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

/** WhatsApp wants the number with its country code and no plus. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** The school's own map link, else a search for its address on OpenStreetMap. */
export const mapHref = (mapUrl: string | undefined, address: string | undefined): string | undefined =>
  safeHref(mapUrl) ??
  (address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : undefined);
