/**
 * A phone number in India as +91 and ten digits; empty if it is none. Accepts ten digits, eleven with a leading 0,
 * twelve with 91 and thirteen characters with +91; the first digit of the ten is 6–9 (docs/domain.md, Shared fields).
 * Spaces, dots, dashes and brackets between digits are left out first.
 */
export const normalizeIndianPhone = (text: string): string => {
  const plain = text.replace(/[\s().-]/g, '');
  const digits = /^(?:\+91|91|0)?([6-9]\d{9})$/.exec(plain)?.[1];
  return digits === undefined ? '' : `+91${digits}`;
};

/**
 * Whether a text is a phone number, of a landline too: 10–13 digits, with spaces, dots and the like between them. A
 * further number or an extension may follow: `0253 234 5678 / 79`.
 */
export const isPhone = (text: string): boolean => {
  const [first = ''] = text.split(/[/,;]|\bext\b/i);
  return /^\d{10,13}$/.test(first.replace(/[\s().-]/g, '').replace(/^\+/, '')) || normalizePhone(first) !== '';
};

/** A phone number as it is stored: +91…, or another country's in E.164 (+ and 8–15 digits); empty if it is neither. */
export const normalizePhone = (text: string): string => {
  const indian = normalizeIndianPhone(text);
  if (indian !== '') return indian;
  const plain = text.replace(/[\s().-]/g, '');
  return /^\+(?!91)[1-9]\d{7,14}$/.test(plain) ? plain : '';
};
