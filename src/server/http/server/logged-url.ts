/** Parameters that carry a secret of a link, of a sign-in or of a private file. */
const secrets = new Set(['token', 'code', 'signature']);

/** A request's address as the log may hold it. */
export const loggedUrl = (url: string | undefined): string | undefined =>
  url?.replace(/([?&])([^=&#]*)=[^&#]*/g, (whole, sign: string, name: string) =>
    secrets.has(plain(name).toLowerCase()) ? `${sign}${name}=…` : whole,
  );

/** A name as servers read it, however it is written. */
const plain = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
};
