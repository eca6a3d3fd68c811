interface Named {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}

/** A person's whole name. */
export const wholeName = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** The same without the name in the middle, where there is little room. */
export const shortName = ({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
