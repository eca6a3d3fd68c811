/** A certificate's number as it is compared: without spaces around it, in capital letters. */
export const normalizeCertificateNumber = (text: string): string => text.trim().toUpperCase();
