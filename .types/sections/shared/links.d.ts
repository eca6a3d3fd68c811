/** A link's target from content, or undefined where its scheme could run code or means nothing. */
export declare const safeHref: (url: string | undefined) => string | undefined;
/** `tel:` with nothing but digits and a leading plus. */
export declare const phoneHref: (phone: string) => string;
export declare const mailHref: (email: string) => string;
/** WhatsApp wants the number with its country code and no plus. */
export declare const whatsappHref: (number: string) => string;
/** The school's own map link, else a search for its address on OpenStreetMap. */
export declare const mapHref: (mapUrl: string | undefined, address: string | undefined) => string | undefined;
