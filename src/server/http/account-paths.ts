/** The pages of an account next to the site's own, each a path of the school's host. */
export const accountPages = {
  login: '/login',
  forgot: '/login/forgot',
  reset: '/login/reset',
  invitation: '/login/invitation',
  verify: '/login/verify',
} as const;
