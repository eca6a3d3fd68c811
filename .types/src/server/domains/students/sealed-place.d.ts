/**
 * Where a sealed number belongs, so that it opens nowhere else: the column and the student. The school is not in it: a
 * backup may bring a school back under another id, and rows of other schools are out of reach anyway.
 */
export declare const sealedPlace: (what: 'aadhaar' | 'account', studentId: number) => string;
