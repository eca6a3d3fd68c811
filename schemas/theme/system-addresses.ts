/** First segments of the addresses that the server answers itself, whatever a theme has. */
export const systemAddresses = {
  /** What lies under them is the server's. */
  folders: ['api', 'assets', 'card', 'feeds', 'icon', 'media', 'schemas'],
  /** They are the server's themselves, with what lies under them. */
  pages: ['docs', 'favicon.ico', 'healthz', 'manifest.webmanifest', 'readyz', 'robots.txt', 'sitemap.xml', 'sw.js'],
  /** The pages of an account. */
  account: ['login'],
  /** Kept for the office; the operators' on the product's own host. */
  office: ['admissions', 'platform', 'school', 'settings', 'staff', 'student', 'users', 'visitors'],
} as const;

/** Every first segment that no page of a theme may have. */
export const systemSegments: ReadonlySet<string> = new Set(Object.values(systemAddresses).flat());
