/** First segments that the server keeps for itself. */
export const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'media',
  'assets',
  'schemas',
  'docs',
  'healthz',
  'readyz',
  'visitors',
  'school',
  'student',
  'staff',
  'admissions',
  'users',
  'settings',
]);
