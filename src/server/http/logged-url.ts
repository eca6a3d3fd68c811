/** Parameters that carry a secret of a mailed link or of a sign-in. */
const secrets = /([?&](?:token|code)=)[^&#]*/gi;

/** A request's address as the log may hold it. */
export const loggedUrl = (url: string | undefined): string | undefined => url?.replace(secrets, '$1…');
