import { shortFileName } from '#shared/fields/text.ts';

/** A file's name, of which a longer one shows its end; a pointer on it shows all. */
export const FileName = ({ name }: { readonly name: string }) => {
  const short = shortFileName(name);
  return <bdi title={name}>{short === name ? name : `…${short}`}</bdi>;
};
