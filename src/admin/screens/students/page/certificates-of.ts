import type { StudentRecord } from '#schemas/api/students/basic-details.ts';

export type LetterKind = 'bonafide' | 'character';
export type CertificateKind = LetterKind | 'transfer';

/** What a student may be given: who is here, that they are; who was here, how; who has left, the number that they got. */
export const certificatesOf = ({ Status, Tc_No }: Pick<StudentRecord, 'Status' | 'Tc_No'>): CertificateKind[] => [
  ...(Status === 'Active' ? (['bonafide'] as const) : []),
  ...(Status === 'Expected' ? [] : (['character'] as const)),
  ...(Tc_No ? (['transfer'] as const) : []),
];
