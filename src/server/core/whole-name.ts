interface Named {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}

/** A person's whole name. */
export const wholeName = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
