/**
 * A phone number in India as +91 and ten digits; empty where it is none. Accepts ten digits, eleven with a leading 0,
 * twelve with 91 and thirteen characters with +91; the first digit of the ten is 6–9 (seed, section 5).
 * Spaces, dots, dashes and brackets between digits are left out first.
 */
export declare const normalizeIndianPhone: (text: string) => string;
/** A phone number as it is stored: +91…, or another country's in E.164 (+ and 8–15 digits); empty where it is neither. */
export declare const normalizePhone: (text: string) => string;
