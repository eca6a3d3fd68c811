/** Whether a password is one of those that many people use, in any case. */
export type IsCommonPassword = (password: string) => Promise<boolean>;

/** Reads the dictionary when it is first needed, and keeps the words of at least `shortest` characters. */
export const createCommonPasswords = (shortest: number): IsCommonPassword => {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (password) => {
    known ??= readDictionary(shortest);
    return (await known).has(password.toLowerCase());
  };
};

const readDictionary = async (shortest: number): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest));
};
