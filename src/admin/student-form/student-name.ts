interface Named {
  readonly First_Name: string;
  readonly Middle_Name?: string;
  readonly Last_Name?: string;
}

/** A student's whole name. */
export const studentName = ({ First_Name: first, Middle_Name: middle, Last_Name: last }: Named): string =>
  [first, middle, last].filter(Boolean).join(' ');
