import type { OwnCode } from '#schemas/api/attendance/codes.ts';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { useLocale, useWords } from '../words/words.ts';
import { codeWords } from './words.ts';

/** What is said of a student: what counts, and the school's own code where it has one for it. */
export interface CodeMark {
  readonly Status: AttendanceCode;
  readonly Own_Code?: string | undefined;
}

/** One of what may be said; its value is the letters that stand for it. */
export interface CodeChoice extends CodeMark {
  readonly value: string;
}

/** What a register offers: some of the six codes, and those of the school's own that count as one of them. */
export const codeChoices = (codes: readonly AttendanceCode[], own: readonly OwnCode[]): readonly CodeChoice[] => [
  ...codes.map((Status) => ({ value: Status, Status })),
  ...own
    .filter(({ Is_Active, Counts_As }) => Is_Active && codes.includes(Counts_As))
    .map(({ Code, Counts_As }) => ({ value: Code, Status: Counts_As, Own_Code: Code })),
];

/** What is sent of a choice. */
export const markOf = ({
  Status,
  Own_Code,
}: CodeChoice): { readonly Status: AttendanceCode; readonly Own_Code?: string } => ({
  Status,
  ...(Own_Code === undefined ? {} : { Own_Code }),
});

/** The letters of a mark. */
export const lettersOf = ({ Status, Own_Code }: CodeMark): string => Own_Code ?? Status;

/** What a mark is called: by the school's own code where it has one. */
export const useMarkName = (own: readonly OwnCode[]): ((mark: CodeMark) => string) => {
  const sayCode = useWords(codeWords);
  const locale = useLocale();
  return ({ Status, Own_Code }) => {
    const code = own.find(({ Code }) => Code === Own_Code);
    return code ? ((locale === 'hi' ? code.Name_Hi : undefined) ?? code.Name) : sayCode(Status);
  };
};

/** Whether who has a code was not there at all. */
export const isAway = (code: AttendanceCode): boolean => code === 'A' || code === 'LV';
